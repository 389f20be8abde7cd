import { cpSync, existsSync, mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { buildPackage } from './buildPackage';
import { ROOT } from './entries';

/** Packages that the exports load: the dependency, and the peers of the testing helpers. */
const LOADED = ['re2js', 'firebase', 'firebase-admin'];

/** Builds the package and installs it into `folder`, as npm does, with its examples beside it. */
export function installInto(folder: string): void {
  const modules = join(folder, 'node_modules');
  const installed = join(modules, 'firestore-on-node');
  mkdirSync(installed, { recursive: true });
  buildPackage(join(installed, 'dist'));
  cpSync(join(ROOT, 'package.json'), join(installed, 'package.json'));
  cpSync(join(ROOT, 'examples'), join(folder, 'examples'), { recursive: true });
  for (const name of LOADED) symlinkSync(findPackage(name), join(modules, name));
}

function findPackage(name: string): string {
  const found = require.resolve
    .paths(name)
    ?.map((folder) => join(folder, name))
    .find((folder) => existsSync(folder));
  if (found === undefined) throw new Error(`${name} is not installed.`);
  return found;
}
