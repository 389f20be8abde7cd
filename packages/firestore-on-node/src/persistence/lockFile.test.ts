import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { lockDirectory } from './lockFile';

const onLinux = existsSync('/proc/self/stat') ? it : it.skip;
const statOf = (pid: number) =>
  readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
const identityOf = (pid: number) => `${pid} ${statOf(pid)[19]}`;

describe('the lock of another process', () => {
  let dir: string;
  let sleeper: ChildProcess;
  /** Ended, and never collected by its parent, which sleeps. */
  let zombie: number;

  beforeAll(async () => {
    dir = mkdtempSync(path.join(tmpdir(), 'lock-'));
    // It ends once its parent no longer is a shell, which would collect it.
    sleeper = spawn('sh', ['-c', 'sleep 0.5 & echo $!; exec sleep 60'], {
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    const [line] = (await once(sleeper.stdout!, 'data')) as [Buffer];
    zombie = Number(line.toString());
  });

  afterAll(() => {
    sleeper.kill();
    rmSync(dir, { recursive: true });
  });

  onLinux('is refused while that process lives', async () => {
    writeFileSync(path.join(dir, 'lock'), identityOf(sleeper.pid!));
    await expect(lockDirectory(dir)).rejects.toThrow(`in use by another process (pid ${sleeper.pid!})`);
  });

  onLinux('is taken over when that process has ended, collected or not', async () => {
    while (statOf(zombie)[0] !== 'Z') await new Promise((resolve) => setTimeout(resolve, 10));
    writeFileSync(path.join(dir, 'lock'), identityOf(zombie));
    const unlock = await lockDirectory(dir);
    expect(readFileSync(path.join(dir, 'lock'), 'utf8')).toBe(identityOf(process.pid));
    await unlock();
    expect(existsSync(path.join(dir, 'lock'))).toBe(false);
  });
});
