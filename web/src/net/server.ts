/** Whether a server of matches stands behind this page; `cabestan site` marks the pages that have none. */
export const hasServer = document.documentElement.dataset.server !== 'none';
