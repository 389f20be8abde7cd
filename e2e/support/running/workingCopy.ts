import { readFileSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { copyTree } from './copyTree';

const ROOT = resolve(__dirname, '../../..');
/** Folders that the shop does not read. */
const LEFT_OUT = ['dist', 'docs'];
/** A file of functions/lib that another process is writing, and renames in a moment. */
const BEING_WRITTEN = /\.\d+$/;

/** Copies the sources into `folder`, where a spec can edit them. */
export function createWorkingCopy(folder: string): string {
  const copy = join(folder, 'working-copy');
  copyTree(
    ROOT,
    copy,
    (path) => LEFT_OUT.includes(path) || basename(path).startsWith('.') || BEING_WRITTEN.test(path),
  );
  return copy;
}

/** Edits files of a working copy; `restore` undoes all edits. */
export function createEditor(copy: string) {
  const originals = new Map<string, string>();
  return {
    replace(file: string, from: string, to: string): void {
      const path = join(copy, file);
      const text = readFileSync(path, 'utf8');
      if (text.split(from).length !== 2) throw new Error(`${file} does not hold this once: ${from}`);
      if (!originals.has(path)) originals.set(path, text);
      writeFileSync(path, text.replace(from, to));
    },
    restore(): void {
      for (const [path, text] of originals) writeFileSync(path, text);
      originals.clear();
    },
  };
}
