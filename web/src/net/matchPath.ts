/** Where the API has a match, or a part of it; whatever is null in the query is left out, such as the key of a listed match. */
export function matchPath(
  match: string,
  part = '',
  query: Record<string, string | number | null> = {},
): string {
  const given = Object.entries(query).filter(([, value]) => value !== null);
  const asked = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
  return ['matches', encodeURIComponent(match), part].filter(Boolean).join('/') + (asked && `?${asked}`);
}
