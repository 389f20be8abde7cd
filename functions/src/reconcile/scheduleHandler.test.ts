import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { scheduleHandler } from './scheduleHandler';

async function call(job: (by: string) => Promise<unknown>) {
  const events: unknown[] = [];
  const server = createServer((request, response) => {
    void scheduleHandler(job, (...line) => void events.push(line))(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const answer = await fetch(`http://127.0.0.1:${port}/`, { method: 'POST' });
  const reply = { status: answer.status, text: await answer.text() };
  server.close();
  return { reply, events };
}

test('a successful scheduled run answers 200, and the job knows that the scheduler started it', async () => {
  const runs: string[] = [];
  const { reply, events } = await call(async (by) => void runs.push(by));
  expect(reply).toEqual({ status: 200, text: '' });
  expect([runs, events]).toEqual([['schedule'], []]);
});

test('a failed job answers 500 for a retry, and only the log has the reason', async () => {
  const { reply, events } = await call(() => Promise.reject(new Error('no courier')));
  expect(reply).toEqual({ status: 500, text: '' });
  expect(JSON.stringify(events)).toContain('reconcile.crashed');
  expect(JSON.stringify(events)).toContain('no courier');
});
