/** Where the drawings are for those who cannot run the page. */
export const FOLDER: string;

/** The drawings of all boards as files by their names, made by the components that draw them on the page. */
export function files(): Promise<Map<string, string>>;
