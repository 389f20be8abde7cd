import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type Warn } from '../sandbox/journal';
import { openStore } from '../sandbox/store';
import { DRAFT, writeFileAtomic } from '../stack/disk/files';

/** A file as Cloud Storage describes it. */
export interface StoredObject {
  /** Its name. */
  id: string;
  contentType: string;
  size: number;
  md5Hash: string;
  generation: string;
}

export interface Objects {
  find(name: string): StoredObject | undefined;
  /** All files, ordered by name. */
  all(): StoredObject[];
  bytesOf(object: StoredObject): Promise<Buffer>;
  /** Resolves when the file is durable. With `onlyNew` and a taken name it writes nothing and returns null. */
  put(name: string, bytes: Buffer, contentType: string, onlyNew: boolean): Promise<StoredObject | null>;
  close(): Promise<void>;
}

/** Maps an object's name, which may have slashes, and its version to one flat file name. */
const fileOf = (folder: string, { id, generation }: StoredObject) =>
  join(folder, `${createHash('sha256').update(id).digest('hex')}.${generation}`);

const md5Of = (bytes: Buffer) => createHash('md5').update(bytes).digest('base64');

/** Files in a folder with a journal; a file exists once its journal line, which is written last, is on disk. */
export async function openObjects(folder: string, warn?: Warn): Promise<Objects> {
  const files = join(folder, 'files');
  await mkdir(files, { recursive: true });
  const store = await openStore<{ object: StoredObject }>(folder, 'objects', warn);
  // A half-written file was never acknowledged.
  const drafts = (await readdir(files)).filter((name) => name.endsWith(DRAFT));
  await Promise.all(drafts.map((name) => rm(join(files, name))));
  let turn: Promise<unknown> = Promise.resolve();
  let newest = Math.max(0, ...store.all('object').map(({ generation }) => Number(generation)));

  async function write(name: string, bytes: Buffer, contentType: string, onlyNew: boolean) {
    if (onlyNew && store.get('object', name)) return null;
    newest += 1;
    const md5Hash = md5Of(bytes);
    const object = { id: name, contentType, size: bytes.length, md5Hash, generation: String(newest) };
    await writeFileAtomic(fileOf(files, object), bytes);
    await store.put({ table: 'object', record: object });
    return object;
  }

  return {
    find: (name) => store.get('object', name),
    all: () => store.all('object').sort((a, b) => (a.id < b.id ? -1 : 1)),
    async bytesOf(object) {
      const file = fileOf(files, object);
      const bytes = await readFile(file);
      if (md5Of(bytes) !== object.md5Hash) throw new Error(`${file} (${object.id}) is damaged.`);
      return bytes;
    },
    put(name, bytes, contentType, onlyNew) {
      const mine = turn.then(() => write(name, bytes, contentType, onlyNew));
      turn = mine.catch(() => undefined);
      return mine;
    },
    async close() {
      await turn;
      await store.close();
    },
  };
}
