import type { Shop } from '../shop/openShop';
import { backupTexts } from '../messages';

interface Call {
  /** Sent as JSON by POST; without one it is a GET. */
  body?: object;
  bytes?: { data: Buffer<ArrayBuffer>; type: string };
}

/** Calls an API of a shop as its owner. Throws a sentence on a refusal. */
export async function request(
  { token }: Pick<Shop, 'token'>,
  url: string,
  { body, bytes }: Call = {},
): Promise<Response> {
  const sent =
    bytes === undefined
      ? { type: 'application/json', data: body === undefined ? null : JSON.stringify(body) }
      : bytes;
  const response = await fetch(url, {
    method: sent.data === null ? 'GET' : 'POST',
    headers: { authorization: `Bearer ${await token()}`, 'content-type': sent.type },
    body: sent.data,
  });
  if (response.ok) return response;
  const { pathname } = new URL(url);
  throw new Error(backupTexts.refused(pathname, response.status, (await response.text()).slice(0, 300)));
}

/** All pages of a list. `parameter` is the query parameter that takes the `nextPageToken` of the page before. */
export async function* requestPages<T extends object>(
  shop: Pick<Shop, 'token'>,
  url: string,
  parameter: string,
): AsyncGenerator<T> {
  let next = '';
  do {
    const answer = await request(shop, `${url}&${parameter}=${encodeURIComponent(next)}`);
    const page = (await answer.json()) as T;
    yield page;
    next = (page as { nextPageToken?: string }).nextPageToken ?? '';
  } while (next !== '');
}
