/** Every page is one path segment below the base. The service worker answers these and no others. */
export const pages = ['', 'new', 'match', 'problems', 'learn', 'record', 'analyse', 'me'] as const;
export type Page = (typeof pages)[number];
