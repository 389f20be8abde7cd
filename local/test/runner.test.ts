import { existsSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { until } from '../sandbox/testing/until';
import { withDir } from '../sandbox/testing/withDir';
import { runSuites } from './runner';
import { timedE2eTests } from './slowest';
import { type Suite } from './suites';
import { tallyCheck, tallyE2e } from './tally';

const WRITE = `require('fs').writeFileSync(process.env.RESULT, JSON.stringify({passed: 3, failed: 1})); process.exit(1)`;

function suite(name: string, code: string, extra: Partial<Suite> = {}): Suite {
  return {
    name,
    groups: ['lint'],
    args: () => ['-e', code],
    needs: 'here',
    minutes: 1,
    tally: tallyCheck,
    ...extra,
  };
}

async function run(dir: string, steps: Suite[][][], signal = new AbortController().signal) {
  await writeFile(path.join(dir, 'here'), '');
  const log: string[] = [];
  const counts = await runSuites({ root: dir, steps, signal, log: (line) => log.push(line) });
  return { counts, log };
}

const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

describe('the runner', () => {
  it('continues after a failure and adds up the results', async () => {
    await withDir(async (dir) => {
      const result = suite('result', WRITE, { resultVariable: 'RESULT', tally: tallyE2e });
      const crash = suite('crash', 'throw 1', { resultVariable: 'RESULT', tally: tallyE2e });
      jest.spyOn(process.stdout, 'write').mockReturnValue(true);
      const { counts } = await run(dir, [
        [[suite('bad', 'process.exit(3)'), suite('good', '')], [suite('beside', '')]],
        [[result, crash], [suite('last', '')]],
      ]);
      expect(counts).toEqual({ passed: 3 + 3, failed: 1 + 1 + 1 });
    });
  });

  it('reports where a suite spent its time', async () => {
    await withDir(async (dir) => {
      const tests = [
        { name: 'quick', seconds: 1 },
        { name: 'slow', seconds: 20 },
      ];
      const code = `require('fs').writeFileSync(process.env.RESULT, '${JSON.stringify({ passed: 2, failed: 0, tests })}')`;
      const timed = suite('tests', code, { resultVariable: 'RESULT', tally: tallyE2e, timed: timedE2eTests });
      const { log } = await run(dir, [[[timed, suite('other', '')]]]);
      const at = log.indexOf('── The slowest of tests');
      expect(log.slice(at + 1, at + 3)).toEqual(['  20.0 s  slow', '   1.0 s  quick']);
      expect(log.filter((line) => line.includes('slowest'))).toHaveLength(1);
    });
  });

  it('repeats what failed after everything else', async () => {
    await withDir(async (dir) => {
      jest.spyOn(process.stdout, 'write').mockReturnValue(true);
      const failures = () => ['cart.test.ts: adds', '    Expected: 1'];
      const red = suite('red', WRITE, { resultVariable: 'RESULT', tally: tallyE2e, failures });
      const { log } = await run(dir, [[[red]]]);
      expect(log.slice(-4)).toEqual(['── Failed in red', ...failures(), expect.stringMatching(/^red /)]);
    });
  });

  it('names the file that a suite is missing', async () => {
    await withDir(async (dir) => {
      const { counts, log } = await run(dir, [[[suite('gone', '', { needs: 'nowhere/run.ts' })]]]);
      expect(counts).toEqual({ passed: 0, failed: 1 });
      expect(log).toContain('gone: nowhere/run.ts does not exist');
    });
  });

  it('leaves no process behind, inside or outside its group', async () => {
    await withDir(async (dir) => {
      const code = `const {spawn} = require('child_process'); const fs = require('fs');
        const idle = ['-e', 'setInterval(() => {}, 1000)'];
        const inside = spawn(process.execPath, idle, {stdio: 'ignore'});
        const outside = spawn(process.execPath, idle, {stdio: 'ignore', detached: true});
        fs.writeFileSync('pids', [inside.pid, outside.pid].join(' ')); process.exit(0);`;
      const { log } = await run(dir, [[[suite('litter', code)]]]);
      const [inside = 0, outside = 0] = readFileSync(path.join(dir, 'pids'), 'utf8').split(' ').map(Number);
      expect(isAlive(inside)).toBe(false);
      if (!existsSync('/proc')) {
        process.kill(outside);
        return;
      }
      await until(() => !isAlive(outside));
      expect(log.join('\n')).toContain(`it was ended: ${String(outside)} `);
    });
  });

  it('ends the running suite on a stop signal and starts no other', async () => {
    await withDir(async (dir) => {
      const abort = new AbortController();
      const watch = setInterval(() => existsSync(path.join(dir, 'up')) && abort.abort(), 20);
      const hang = suite('hang', `require('fs').writeFileSync('up', ''); setInterval(() => {}, 1000)`);
      const next = suite('next', `require('fs').writeFileSync('next', '')`);
      const { counts } = await run(dir, [[[hang]], [[next]]], abort.signal);
      clearInterval(watch);
      expect(counts).toEqual({ passed: 0, failed: 2 });
      expect(existsSync(path.join(dir, 'next'))).toBe(false);
    });
  });

  it('ends a suite that takes too long', async () => {
    await withDir(async (dir) => {
      const hang = suite('hang', 'setInterval(() => {}, 1000)', { minutes: 0.002 });
      const { counts, log } = await run(dir, [[[hang]]]);
      expect(counts).toEqual({ passed: 0, failed: 1 });
      expect(log).toContain('hang: ended after 0.002 minutes');
    });
  });
});
