import { readArguments } from './arguments';
import { describeRun, runLine } from './runLine';

test('the line names the date, the commit, the rounds, the peers and the machine', () => {
  const options = readArguments(['--rounds=3', '--peer=Other,http://a/,http://a/all']);
  const run = describeRun(options, new Date('2026-11-25T00:40:12Z'));
  expect(run.commit).toMatch(/^[0-9a-f]{7,}( with uncommitted changes)?$|^unknown$/);
  const line = runLine({ ...run, commit: '302feca' }, { beforeMs: 71.4, afterMs: 75 });
  expect(line).toBe(
    '2026-11-25 00:40 UTC, commit 302feca, medians of 3, CPU ÷ 4, 150 ms round trip, 1.6 Mbit/s, ' +
      'beside Other (http://a/, http://a/all); a bare Node took 71 ms before and 75 ms after',
  );
});
