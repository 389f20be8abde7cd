import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { countedWay } from './countedWay';

test('the proxy passes everything on and counts received bytes only', async () => {
  const server = createServer((request, response) => {
    request.resume();
    request.on('end', () => response.end('x'.repeat(5000)));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const way = await countedWay(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  try {
    const headers = { connection: 'close' };
    const answer = await fetch(way.baseUrl, { method: 'POST', body: 'y'.repeat(20_000), headers });
    expect(await answer.text()).toBe('x'.repeat(5000));
    expect(way.sent()).toBeGreaterThan(5000);
    expect(way.sent()).toBeLessThan(6000);
  } finally {
    way.close();
    server.close();
  }
});
