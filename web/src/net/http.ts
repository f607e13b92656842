import type { Rejection } from '../i18n/rejection';
import { newId } from '../random';
import { hasServer } from './server';

/** A request that the server rejected; its message can be shown as it is. */
export class RequestRejected extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    reason: string,
  ) {
    super(reason);
  }
}

/** Every page is one segment below the base, so relative addresses reach the API from all of them. */
export async function call<T>(
  method: string,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<T> {
  if (!hasServer) throw new RequestRejected(0, 'no-server', 'this page has no server');
  const { ok, status, answer } = await ask(path, requestOf(method, body, headers));
  if (ok) return answer as T;
  const { code = 'http', reason = `the server answered ${status}` } = answer as Partial<Rejection>;
  throw new RequestRejected(status, code, reason);
}

/** A connection may also be lost while the answer arrives. */
async function ask(
  path: string,
  request: RequestInit,
): Promise<{ ok: boolean; status: number; answer: unknown }> {
  try {
    const response = await fetch(`./api/${path}`, request);
    const { ok, status } = response;
    const isJson = response.headers.get('Content-Type')?.includes('json') ?? false;
    return { ok, status, answer: isJson ? await response.json() : await response.text() };
  } catch {
    throw new RequestRejected(0, 'offline', 'the server cannot be reached');
  }
}

function requestOf(method: string, body: unknown, headers: Record<string, string> = {}): RequestInit {
  return {
    method,
    headers: {
      'X-Cabestan': '1',
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      ...headers,
    },
    body: body === undefined ? undefined : JSON.stringify(body),
  };
}

/** The last request of a page that closes: the browser completes it without the page, up to 64 kB. */
export function callLast(method: string, path: string, body: unknown): void {
  // Nobody is left to be told of a failure.
  void fetch(`./api/${path}`, { ...requestOf(method, body), keepalive: true }).catch(() => {});
}

export const get = <T>(path: string) => call<T>('GET', path);
export const post = <T>(path: string, body: unknown = {}) => call<T>('POST', path, body);

const isUncertain = (error: unknown) =>
  error instanceof RequestRejected && (error.code === 'offline' || error.code === 'try-again');

/** Creates something exactly once: when the answer is lost, the same key asks again and gets what was created. */
export async function create<T>(path: string, body: unknown): Promise<T> {
  const headers = { 'Idempotency-Key': newId() };
  try {
    return await call<T>('POST', path, body, headers);
  } catch (error) {
    if (!isUncertain(error)) throw error;
    return call<T>('POST', path, body, headers);
  }
}
