export const kinds = ['turn', 'time', 'offer', 'result', 'seat'] as const;
export type Kind = (typeof kinds)[number];
export type Silent = { from: string; until: string; zone: string };

/** What somebody is told when no page is open, and when not; docs/protocol.md. */
export type Choices = { language?: string; kinds?: Kind[]; silent?: Silent | null };
