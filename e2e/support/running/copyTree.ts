import { cpSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { basename, join, relative } from 'node:path';

/**
 * Copies a tree into `target` without the files and folders that `isLeftOut` names by their path in the tree. The packages are
 * linked one by one, so that each copy has its own cache of webpack.
 */
export function copyTree(source: string, target: string, isLeftOut: (path: string) => boolean): void {
  cpSync(source, target, {
    recursive: true,
    filter: (path) =>
      path === source || (basename(path) !== 'node_modules' && !isLeftOut(relative(source, path))),
  });
  const packages = join(source, 'node_modules');
  mkdirSync(join(target, 'node_modules'));
  for (const name of readdirSync(packages).filter((entry) => entry !== '.cache'))
    symlinkSync(join(packages, name), join(target, 'node_modules', name));
}
