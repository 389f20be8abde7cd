import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { httpTransport } from './transport';

let server: Server;
let respond: RequestListener;
let url: string;

beforeAll(async () => {
  server = createServer((request, response) => respond(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const call = (signal = AbortSignal.timeout(5000)) =>
  httpTransport(`${url}/`)(
    { method: 'POST', path: '/v1/x', headers: { authorization: 'Bearer T' }, body: { a: 1 } },
    signal,
  );

test('the transport sends and reads JSON with its headers', async () => {
  let seen = '';
  respond = (request, response) => {
    seen = `${request.method} ${request.url} ${request.headers.authorization} ${request.headers['content-type']}`;
    response.end('{"status":true}');
  };
  expect(await call()).toEqual({ kind: 'json', status: 200, body: { status: true } });
  expect(seen).toBe('POST /v1/x Bearer T application/json');
});

test.each<[string, RequestListener]>([
  ['HTML', (_, response) => response.end('<html>maintenance</html>')],
  ['a list', (_, response) => response.end('[]')],
  ['nothing', (_, response) => response.end()],
  ['a closed connection', (request) => request.socket.destroy()],
  ['a redirect', (_, response) => response.writeHead(302, { location: 'http://127.0.0.1:9/' }).end()],
])('%s counts as a lost answer to a request that may have been processed', async (_name, listener) => {
  respond = listener;
  expect(await call()).toMatchObject({ kind: 'lost', sent: true });
});

test('a bare list is an answer to a call that expects one', async () => {
  respond = (_, response) => response.end('[{"status":false}]');
  const asked = { method: 'POST', path: '/v1/ndr/action', body: [], mayAnswerList: true } as const;
  const reply = await httpTransport(url)(asked, AbortSignal.timeout(5000));
  expect(reply).toEqual({ kind: 'json', status: 200, body: { status: true, data: [{ status: false }] } });
});

test('a timeout counts as a lost answer to a request that may have been processed', async () => {
  respond = () => undefined;
  expect(await call(AbortSignal.timeout(50))).toMatchObject({ kind: 'lost', sent: true });
});

test('a refused connection means that the request was not sent', async () => {
  const closed = createServer();
  await new Promise<void>((resolve) => closed.listen(0, '127.0.0.1', resolve));
  const { port } = closed.address() as AddressInfo;
  await new Promise((resolve) => closed.close(resolve));
  const closedPort = httpTransport(`http://127.0.0.1:${port}`);
  const reply = await closedPort({ method: 'GET', path: '/' }, AbortSignal.timeout(5000));
  expect(reply).toMatchObject({ kind: 'lost', sent: false });
});
