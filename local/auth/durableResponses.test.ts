import { createServer, type RequestListener, type Server } from 'node:http';
import { type AddressInfo } from 'node:net';
import { withDurableResponses } from './durableResponses';

let server: Server;

async function serve(listener: RequestListener): Promise<string> {
  server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

describe('withDurableResponses', () => {
  afterEach(() => {
    server.close();
    server.closeAllConnections();
  });

  it('sends nothing before the state is saved, for every way of writing the answer', async () => {
    const events: string[] = [];
    let finishSaving: () => void = () => undefined;
    const save = () => {
      events.push('save');
      return new Promise<void>((resolve) => (finishSaving = resolve));
    };
    const app: RequestListener = (_req, res) => {
      res.writeHead(200, { 'content-type': 'text/plain' });
      res.write('one ');
      res.write(Buffer.from('two '));
      res.end('three');
    };
    const url = await serve(withDurableResponses(app, save));
    const answer = fetch(url, { method: 'POST' }).then((response) => {
      events.push('answered');
      return response.text();
    });
    while (events.length === 0) await new Promise((resolve) => setImmediate(resolve));
    events.push('saved');
    finishSaving();
    expect(await answer).toBe('one two three');
    expect(events).toEqual(['save', 'saved', 'answered']);
  });

  it('closes the connection when the state cannot be saved', async () => {
    const error = jest.spyOn(console, 'error').mockReturnValue(undefined);
    const app: RequestListener = (_req, res) => res.end('ok');
    const url = await serve(withDurableResponses(app, () => Promise.reject(new Error('disk full'))));
    await expect(fetch(url, { method: 'POST' })).rejects.toThrow();
    expect(error).toHaveBeenCalled();
  });
});
