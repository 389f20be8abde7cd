import { createHash, type Hash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

const IGNORED = /(\.test\.tsx?$)|(^\.)|(^testing$)/;

/** A hash over the names and contents of files and folders, tests left out; order of `inputs` counts. */
export function fingerprint(root: string, inputs: string[], extra: string): string {
  const hash = createHash('sha256').update(extra);
  for (const input of inputs) addPath(hash, root, input);
  return hash.digest('hex');
}

function addPath(hash: Hash, root: string, relative: string): void {
  const full = path.join(root, relative);
  if (!existsSync(full)) return;
  if (!statSync(full).isDirectory()) {
    hash.update(`\0${relative}\0`).update(readFileSync(full));
    return;
  }
  for (const name of readdirSync(full).sort()) {
    if (!IGNORED.test(name)) addPath(hash, root, path.join(relative, name));
  }
}
