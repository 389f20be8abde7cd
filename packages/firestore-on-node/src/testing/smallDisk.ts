import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { type FileHandle, open, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A disk that can be filled up to a few bytes, and emptied again. */
export interface SmallDisk {
  readonly directory: string;
  /** Leaves this much room, or a page more. */
  fill(roomBytes: number): Promise<void>;
  empty(): void;
  remove(): void;
}

/** A tmpfs of that size if this user may mount one; otherwise a directory with a limited total file size. */
export async function smallDisk(megabytes: number): Promise<SmallDisk> {
  const directory = mkdtempSync(join(tmpdir(), 'firestore-small-'));
  const mount = ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', directory];
  return spawnSync('mount', mount).status === 0 ? mounted(directory) : failing(directory);
}

function mounted(directory: string): SmallDisk {
  const filler = join(directory, 'filler');
  return {
    directory,
    async fill(roomBytes) {
      const { bavail, bsize } = await statfs(directory);
      const file = await open(filler, 'w');
      await file.writeFile(Buffer.alloc(Math.max(0, bavail * bsize - roomBytes)));
      await file.close();
    },
    empty: () => rmSync(filler, { force: true }),
    remove() {
      spawnSync('umount', [directory]);
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

async function failing(directory: string): Promise<SmallDisk> {
  const probe = await open(join(directory, 'probe'), 'a');
  const handles = Object.getPrototypeOf(probe) as FileHandle;
  await probe.close();
  const { appendFile } = handles;
  let room = Infinity;
  handles.appendFile = async function (this: FileHandle, data) {
    const bytes = Buffer.from(data as Buffer);
    const written = bytes.subarray(0, Math.min(bytes.length, room));
    room -= written.length;
    await appendFile.call(this, written);
    if (written.length < bytes.length)
      throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
  };
  return {
    directory,
    fill: (roomBytes) => Promise.resolve(void (room = roomBytes)),
    empty: () => void (room = Infinity),
    remove() {
      handles.appendFile = appendFile;
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
