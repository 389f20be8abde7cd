import { Agent, request } from 'node:http';

/** A lean keep-alive HTTP client, so that the server is measured and not the client. */
export class Client {
  private readonly agent = new Agent({ keepAlive: true });

  constructor(private readonly url: string) {}

  /** The answer's JSON; throws on a status other than 200. */
  async call(method: string, path: string, body?: object): Promise<unknown> {
    const text = await this.send(method, path, body);
    return JSON.parse(text) as unknown;
  }

  /** The answer's text; throws on a status other than 200. */
  send(method: string, path: string, body?: object): Promise<string> {
    return new Promise((resolve, reject) => {
      const bytes = body === undefined ? null : Buffer.from(JSON.stringify(body));
      const headers = { Authorization: 'Bearer owner', ...(bytes && { 'Content-Length': bytes.length }) };
      const sent = request(this.url + path, { method, headers, agent: this.agent }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () => {
          const text = Buffer.concat(chunks).toString();
          if (response.statusCode === 200) resolve(text);
          else reject(new Error(`${method} ${path}: ${response.statusCode} ${text}`));
        });
      });
      sent.on('error', reject);
      sent.end(bytes);
    });
  }

  close(): void {
    this.agent.destroy();
  }
}
