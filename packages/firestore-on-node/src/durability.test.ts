import { appendFileSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startCommand, type RunningCommand } from './testing/command';
import { counts, killAgain } from './testing/killing';
import { ROOT } from './testing/rest';

const directory = mkdtempSync(join(tmpdir(), 'firestore-kill-'));
const running: RunningCommand[] = [];
const start = async (...options: string[]) => {
  const command = await startCommand(...options);
  running.push(command);
  return command;
};

afterAll(async () => {
  for (const command of running) await command.end('SIGKILL');
  rmSync(directory, { recursive: true });
});

test('kill -9 loses no acknowledged and tears no record; a damaged tail is cut and reported', async () => {
  const report = await killAgain(directory, [250, 400, 150]);
  expect(report).toMatchObject({ lost: 0, torn: 0 });
  expect(report.acknowledged).toBeGreaterThan(0);

  appendFileSync(join(directory, 'log-0.jsonl'), '0badc0de {"kind":"commit","ti');
  const command = await start('--data', directory);
  expect((await counts(command.url)).size).toBe(16);
  expect(command.stderr()).toMatch(/cut 29 damaged bytes/);
});

test('kill -9 during constant compaction loses and tears nothing either', async () => {
  const compacted = join(directory, 'compacted');
  const delays = [200, 260, 320, 380, 230, 290];
  const report = await killAgain(compacted, delays, { compacts: true });
  expect(report).toMatchObject({ lost: 0, torn: 0 });
  expect(report.acknowledged).toBeGreaterThan(0);

  // On a slow machine every kill may have come before the first compaction ended, so one run is not killed.
  const whole = await start('--data', compacted, '--compact-from', '1');
  const body = JSON.stringify({ fields: { n: { integerValue: '1' } } });
  const owner = { method: 'PATCH', headers: { Authorization: 'Bearer owner' }, body };
  while (readdirSync(compacted).includes('log-0.jsonl')) {
    expect((await fetch(`${whole.url}/v1/${ROOT}/others/last`, owner)).status).toBe(200);
  }
  expect((await counts(whole.url)).size).toBe(16);
});
