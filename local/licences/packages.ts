import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A package that ships with the shop. */
export interface Shipped {
  name: string;
  version: string;
  /** SPDX, as its package.json says. */
  licence: string;
  /** The whole text; empty where the package has none and its licence is not Apache-2.0. */
  text: string;
}

interface LockedPackage {
  version?: string;
  dependencies?: Record<string, string>;
}

type Lock = Readonly<Record<string, LockedPackage>>;

/** Resolves a package from a folder like Node: in its node_modules, or further up. */
function findLocked(lock: Lock, from: string, name: string): string | null {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
    const found = `${folder === '' ? '' : `${folder}/`}node_modules/${name}`;
    if (lock[found]) return found;
    if (folder === '') return null;
  }
}

/** Folders of the root's runtime dependencies, direct and transitive, sorted. */
export function shippedFolders(lock: Lock): string[] {
  const found = new Set<string>();
  const queue = [''];
  for (let folder = queue.pop(); folder !== undefined; folder = queue.pop()) {
    for (const name of Object.keys(lock[folder]?.dependencies ?? {})) {
      const next = findLocked(lock, folder, name);
      if (next === null || found.has(next)) continue;
      found.add(next);
      queue.push(next);
    }
  }
  return [...found].sort();
}

const LICENCE_FILE = /^(licen[sc]e|copying)([.-].*)?$/i;
const apache = () => readFileSync(path.join(__dirname, 'Apache-2.0.txt'), 'utf8');

function readShipped(root: string, folder: string): Shipped {
  const home = path.join(root, folder);
  const { name, version, license } = JSON.parse(readFileSync(path.join(home, 'package.json'), 'utf8')) as {
    name: string;
    version: string;
    license?: string;
  };
  const file = readdirSync(home).find((entry) => LICENCE_FILE.test(entry));
  const own = file ? readFileSync(path.join(home, file), 'utf8').trim() : '';
  const licence = license ?? 'unknown';
  return { name, version, licence, text: own || (licence === 'Apache-2.0' ? apache().trim() : '') };
}

/** The packages that ship with the shop, by name; reads package-lock.json and node_modules of a root. */
export function shippedPackages(root: string): Shipped[] {
  const { packages } = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')) as {
    packages: Lock;
  };
  return shippedFolders(packages)
    .filter((folder) => existsSync(path.join(root, folder)))
    .map((folder) => readShipped(root, folder))
    .sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : a.version < b.version ? -1 : 1));
}
