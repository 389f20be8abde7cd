/** A sandbox's answer: a JSON body, or text when `contentType` is set. */
export interface Reply {
  status: number;
  body: unknown;
  contentType?: string;
  headers?: Record<string, string>;
}

export const json = (status: number, body: unknown): Reply => ({ status, body });

export const html = (status: number, body: string): Reply => ({
  status,
  body,
  contentType: 'text/html; charset=utf-8',
});

/** The reply's bytes and content type. */
export function encode(reply: Reply): { bytes: Buffer; contentType: string } {
  return reply.contentType
    ? { bytes: Buffer.from(String(reply.body)), contentType: reply.contentType }
    : { bytes: Buffer.from(JSON.stringify(reply.body)), contentType: 'application/json; charset=utf-8' };
}
