import { createServer, type Server } from 'node:http';
import { type AddressInfo } from 'node:net';
import { startGate, type Gate } from './gate';

let gate: Gate;
const servers: Server[] = [];

/** A process behind the gate, on a port of its own. */
async function listenAs(name: string): Promise<number> {
  const server = createServer((req, res) => {
    let body = '';
    req.on('data', (chunk: Buffer) => (body += chunk.toString())).on('end', () => res.end(`${name} ${body}`));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  servers.push(server);
  return (server.address() as AddressInfo).port;
}
const kill = () => servers.splice(0).forEach((server) => server.close().closeAllConnections());

beforeEach(async () => {
  gate = await startGate('firestore', 0, 1000);
});
afterEach(async () => {
  kill();
  await gate.close();
});
const write = (body: string) =>
  fetch(gate.url, { method: 'POST', body }).then(
    (answer) => answer.text(),
    () => 'refused',
  );

it('passes a request on completely, and another after it', async () => {
  gate.setTarget(await listenAs('first'));
  const large = 'x'.repeat(1_000_000);
  expect(await write(large)).toBe(`first ${large}`);
  expect(await write('again')).toBe('first again');
});

it('holds requests while the process is down, and passes each on once', async () => {
  gate.setTarget(await listenAs('first'));
  await write('warm');
  kill();
  gate.setTarget('starting');
  const held = [write('a'), write('b')];
  await new Promise((resolve) => setTimeout(resolve, 200));
  gate.setTarget(await listenAs('second'));
  expect(await Promise.all(held)).toEqual(['second a', 'second b']);
});

it('retries when the process died unnoticed', async () => {
  gate.setTarget(await listenAs('first'));
  kill();
  const held = write('a');
  await new Promise((resolve) => setTimeout(resolve, 200));
  gate.setTarget(await listenAs('second'));
  expect(await held).toBe('second a');
});

it('ends a request that waited too long, and at once when the process was given up', async () => {
  expect(await write('a')).toBe('refused');
  gate.setTarget('gone');
  const before = performance.now();
  expect(await write('a')).toBe('refused');
  expect(performance.now() - before).toBeLessThan(500);
});
