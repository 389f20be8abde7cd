import { connect } from 'node:http2';
import { connect as connectTcp, type Socket } from 'node:net';
import { rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { writeServiceAccount } from '../testing/serviceAccount';
import { startForTest } from '../testing/rest';

let server: Awaited<ReturnType<typeof startForTest>>;

beforeEach(async () => {
  server = await startForTest();
});

afterEach(() => server.firestore.close());

test('a gRPC call gets status 12 and a message at once', async () => {
  const session = connect(server.firestore.url);
  const headers = await new Promise<object>((resolve, reject) => {
    const stream = session.request({
      ':method': 'POST',
      ':path': '/google.firestore.v1.Firestore/Listen',
      'content-type': 'application/grpc+proto',
    });
    stream.once('response', resolve).once('error', reject);
  });
  expect(headers).toMatchObject({
    ':status': 200,
    'grpc-status': '12',
    'grpc-message': expect.stringMatching(/speaks REST only.*preferRest/),
  });
  session.close();
});

test('firebase-admin without preferRest is refused at once', async () => {
  process.env.FIRESTORE_EMULATOR_HOST = `127.0.0.1:${server.firestore.port}`;
  const credentials = writeServiceAccount('demo-grpc');
  process.env.GOOGLE_APPLICATION_CREDENTIALS = credentials;
  const app = initializeApp({ projectId: 'demo-grpc' }, 'grpc');
  const reference = getFirestore(app).doc('c/a');
  // firebase-admin retries reads a few times by itself, but never writes.
  await expect(reference.set({ n: 1 })).rejects.toMatchObject({
    code: 12,
    details: expect.stringMatching(/speaks REST only/) as string,
  });
  await deleteApp(app);
  rmSync(dirname(credentials), { recursive: true, force: true });
});

test('REST over HTTP/2 gets a 501 with the same message', async () => {
  const session = connect(server.firestore.url);
  const stream = session.request({ ':path': '/v1/projects/p/databases/(default)/documents/c/a' });
  const status = new Promise((resolve) => stream.once('response', (headers) => resolve(headers[':status'])));
  let body = '';
  for await (const chunk of stream) body += String(chunk);
  expect(await status).toBe(501);
  expect(JSON.parse(body)).toMatchObject({ error: { status: 'UNIMPLEMENTED' } });
  session.close();
});

test.each(['Listen', 'Write'])('the WebChannel of %s gets a 501 that a page may read', async (name) => {
  const url = `${server.firestore.url}/google.firestore.v1.Firestore/${name}/channel?VER=8&RID=1&CVER=22`;
  for (const method of ['GET', 'POST']) {
    const response = await fetch(url, {
      method,
      headers: { Origin: 'http://app.test' },
      body: method === 'POST' ? 'count=1&ofs=0&req0___data__=%7B%7D' : null,
    });
    expect(response.status).toBe(501);
    expect(response.headers.get('access-control-allow-origin')).toBe('http://app.test');
    expect(await response.json()).toMatchObject({
      error: { code: 501, status: 'UNIMPLEMENTED', message: expect.stringMatching(/firestore\/lite/) },
    });
  }
});

describe('requests that arrive byte by byte', () => {
  const sockets: Socket[] = [];
  const open = () => {
    const socket = connectTcp(server.firestore.port, '127.0.0.1');
    sockets.push(socket.on('error', () => undefined));
    return socket;
  };
  const received = (socket: Socket) =>
    new Promise<string>((resolve) => socket.once('data', (bytes) => resolve(bytes.toString('latin1'))));

  afterEach(() => sockets.forEach((socket) => socket.destroy()));

  test.each(['GET', 'POST', 'PATCH', 'PUT'])('a %s byte by byte is HTTP/1', async (method) => {
    const socket = open();
    const answer = received(socket);
    for (const byte of `${method} / HTTP/1.1\r\nHost: a\r\nContent-Length: 2\r\n\r\n{}`) {
      socket.write(byte);
      await wait(1);
    }
    expect(await answer).toMatch(/^HTTP\/1\.1 200 /);
  });

  test('a preface byte by byte is HTTP/2', async () => {
    const socket = open();
    const answer = received(socket);
    for (const byte of 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n\0\0\0\x04\0\0\0\0\0') {
      socket.write(byte);
      await wait(1);
    }
    // The type of the first frame is SETTINGS.
    expect((await answer).charCodeAt(3)).toBe(4);
  });

  test('closing waits for no connection, neither a silent one nor HTTP/2', async () => {
    const silent = open();
    const session = connect(server.firestore.url);
    session.on('error', () => undefined);
    await new Promise((resolve) => session.once('remoteSettings', resolve));
    const ended = new Promise((resolve) => silent.once('close', resolve));
    silent.resume();
    await server.firestore.close();
    await ended;
    session.destroy();
    server = await startForTest();
  });
});
