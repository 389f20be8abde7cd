import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { forward } from './proxy';

const urlOf = (server: Server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
const listening = (server: Server) =>
  new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(0)));

/** Answers one request a connection, like a server that closes an idle connection while the next request is on its way. */
const seen = new WeakSet<object>();
let requests = 0;
const upstream = createServer((req, res) => {
  if (seen.has(req.socket)) return void req.socket.destroy();
  seen.add(req.socket);
  requests += 1;
  let body = '';
  req.on('data', (chunk: Buffer) => (body += chunk.toString())).on('end', () => res.end(`got ${body}`));
});
const proxy = createServer((req, res) => forward(req, res, urlOf(upstream), req.url ?? '/'));

beforeAll(() => Promise.all([listening(upstream), listening(proxy)]));
afterAll(() => [upstream, proxy].forEach((server) => server.close().closeAllConnections()));
beforeEach(() => void (requests = 0));

const request = async (init?: RequestInit) => {
  const response = await fetch(`${urlOf(proxy)}/api/x`, init);
  return `${response.status} ${await response.text()}`;
};

it('retries a read after the connection was closed', async () => {
  expect([await request(), await request(), await request()]).toEqual(['200 got ', '200 got ', '200 got ']);
});

it('sends every write once and loses none', async () => {
  const write = () => request({ method: 'POST', body: 'an order' });
  await request();
  expect([await write(), await write()]).toEqual(['200 got an order', '200 got an order']);
  expect(requests).toBe(3);
});

it('reports an upstream that is down', async () => {
  const closedServer = createServer();
  await listening(closedServer);
  const url = urlOf(closedServer);
  closedServer.close();
  const alone = createServer((req, res) => forward(req, res, url, '/'));
  await listening(alone);
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  expect((await fetch(urlOf(alone))).status).toBe(502);
  expect(logged).toHaveBeenCalledTimes(1);
  alone.close().closeAllConnections();
});
