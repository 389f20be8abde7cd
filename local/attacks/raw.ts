import { request } from 'node:http';

export interface RawReply {
  readonly status: number;
  readonly text: string;
}

/** Sends a path unchanged; `fetch` would resolve `..` first. */
export function sendRaw(
  url: string,
  method: string,
  path: string,
  token: string | null,
  body?: string,
): Promise<RawReply> {
  const headers = token === null ? {} : { authorization: `Bearer ${token}` };
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(url);
    const sent = request({ hostname, port, method, path, headers }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, text: Buffer.concat(parts).toString() }),
      );
    });
    sent.on('error', reject);
    sent.end(body);
  });
}
