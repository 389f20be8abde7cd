import { cpSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { basename, join } from 'node:path';

/** Folders that a fresh clone lacks; installed packages are linked instead. */
const LEFT_OUT = new Set(['node_modules', '.git', '.local', 'dist', 'coverage', '.artifacts']);

/**
 * Copies the sources into `target` as they are now, with the installed packages but without build output or caches, as
 * after a fresh clone and `npm ci`.
 */
export function copyTree(source: string, target: string): void {
  const built = join(source, 'functions/lib');
  cpSync(source, target, {
    recursive: true,
    filter: (path) => path === source || (!LEFT_OUT.has(basename(path)) && path !== built),
  });
  mkdirSync(join(target, 'node_modules'));
  for (const name of readdirSync(join(source, 'node_modules'))) {
    if (name === '.cache') continue;
    symlinkSync(join(source, 'node_modules', name), join(target, 'node_modules', name));
  }
}
