import { createServer, type Server } from 'node:http';
import { type AddressInfo } from 'node:net';
import { cloudStorage } from './cloudStorage';

let server: Server;
let answers: { status: number; body?: string }[] = [];
let requests: { method?: string; url?: string; authorization?: string; type?: string; body: string }[] = [];

beforeAll(async () => {
  server = createServer((req, res) => {
    let body = '';
    req.on('data', (part: Buffer) => (body += part.toString()));
    req.on('end', () => {
      const { method, url, headers } = req;
      const { authorization, 'content-type': type } = headers;
      requests.push({ method, url, authorization, type, body });
      const { status, body: text = '' } = answers.shift() ?? { status: 500 };
      res.writeHead(status).end(text);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

function opened(...next: typeof answers) {
  answers = next;
  requests = [];
  const { port } = server.address() as AddressInfo;
  return cloudStorage({
    baseUrl: `http://127.0.0.1:${port}/`,
    bucket: 'shop.example',
    pauses: [0, 0],
    token: () => Promise.resolve('a-token'),
  });
}

test('a file is written only under a free name, and an existing file stays', async () => {
  await opened({ status: 200 }).write('media/a.webp', Buffer.from('bytes'), 'image/webp');
  expect(requests).toEqual([
    {
      method: 'POST',
      url: '/upload/storage/v1/b/shop.example/o?uploadType=media&name=media%2Fa.webp&ifGenerationMatch=0',
      authorization: 'Bearer a-token',
      type: 'image/webp',
      body: 'bytes',
    },
  ]);
  const again = opened({ status: 412 }).write('media/a.webp', Buffer.from('bytes'), 'image/webp');
  await expect(again).resolves.toBeUndefined();
});

test('a file is read completely, and a missing file is null', async () => {
  const bytes = await opened({ status: 200, body: 'bytes' }).read('media/a.webp');
  expect(Buffer.from(bytes ?? []).toString()).toBe('bytes');
  expect(requests[0]?.url).toBe('/storage/v1/b/shop.example/o/media%2Fa.webp?alt=media');
  expect(await opened({ status: 404, body: 'No such object' }).read('media/b.webp')).toBeNull();
});

test('a temporary error is retried a limited number of times', async () => {
  expect(await opened({ status: 503 }, { status: 429 }, { status: 200, body: 'x' }).read('a')).toHaveLength(
    1,
  );
  expect(requests).toHaveLength(3);
  const down = opened({ status: 503 }, { status: 503 }, { status: 503, body: 'down' });
  await expect(down.read('a')).rejects.toThrow('Cloud Storage answered 503 to reading a: down');
});

test('a permanent error is not retried', async () => {
  const denied = opened({ status: 403, body: 'does not have storage.objects.create access' });
  await expect(denied.write('a', Buffer.from('x'), 'image/webp')).rejects.toThrow(
    /403 to writing a: does not/,
  );
  expect(requests).toHaveLength(1);
});
