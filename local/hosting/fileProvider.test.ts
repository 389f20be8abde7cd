import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { folderProvider } from './fileProvider';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'glumist-files-'));
  writeFileSync(path.join(folder, 'main.js'), 'shop()');
});
afterEach(() => rmSync(folder, { recursive: true }));

const request = () => new IncomingMessage(new Socket());

test.each([
  ['/main.js', true],
  ['/nope.js', false],
  ['/%E0%A4%A', false],
])('the file %s exists: %p', async (pathname, exists) => {
  const file = await folderProvider(folder)(request(), pathname);
  expect(file !== null).toBe(exists);
  file?.stream.destroy();
});

test('a file deleted while it is read aborts only its own request', async () => {
  const req = request();
  const file = await folderProvider(folder)(req, '/main.js');
  const closed = new Promise((resolve) => file?.stream.once('close', resolve));
  file?.stream.destroy(new Error('ENOENT'));
  await closed;
  expect(req.destroyed).toBe(true);
});
