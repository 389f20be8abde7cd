import { appendFileSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startCommand, type RunningCommand } from './testing/command';
import { counts, killAgain } from './testing/killing';

const directory = mkdtempSync(join(tmpdir(), 'firestore-kill-'));
let running: RunningCommand | null = null;

afterAll(async () => {
  await running?.end('SIGKILL');
  rmSync(directory, { recursive: true });
});

test('kill -9 loses nothing acknowledged and tears nothing; a damaged tail is cut and told', async () => {
  const report = await killAgain(directory, [250, 400, 150]);
  expect(report).toMatchObject({ lost: 0, torn: 0 });
  expect(report.acknowledged).toBeGreaterThan(0);

  appendFileSync(join(directory, 'log-0.jsonl'), '0badc0de {"kind":"commit","ti');
  running = await startCommand('--data', directory);
  expect((await counts(running.url)).size).toBe(16);
  expect(running.stderr()).toMatch(/cut 29 damaged bytes/);
}, 60_000);

test('kill -9 while the log is compacted all the time loses nothing and tears nothing either', async () => {
  const compacted = join(directory, 'compacted');
  const delays = [200, 260, 320, 380, 230, 290];
  const report = await killAgain(compacted, delays, { compacts: true });
  expect(report).toMatchObject({ lost: 0, torn: 0 });
  expect(report.acknowledged).toBeGreaterThan(0);
  // That it compacts, whatever step a kill has hit.
  expect(readdirSync(compacted)).not.toContain('log-0.jsonl');
}, 60_000);
