import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ownFiles } from './repository';

const root = path.resolve(__dirname, '../../..');
const read = <T>(file: string) => JSON.parse(readFileSync(path.join(root, file), 'utf8')) as T;

interface Locked {
  version?: string;
  resolved?: string;
  integrity?: string;
  link?: boolean;
  hasInstallScript?: boolean;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}
interface Manifest extends Locked {
  overrides?: Record<string, unknown>;
}
interface Lockfile {
  lockfileVersion: number;
  packages: Record<string, Locked>;
}

const dependenciesOf = ({ dependencies = {}, devDependencies = {} }: Locked) => ({
  ...dependencies,
  ...devDependencies,
});
/** A package of this repository: npm links it, with its path in place of an address. */
const isWorkspace = (name: string, { resolved, link }: Locked) =>
  /^packages\/[^/]+$/.test(name) || (link === true && /^packages\/[^/]+$/.test(resolved ?? ''));
const lockfiles = ownFiles(root).filter((file) => /(^|\/)package-lock\.json$/.test(file));

test('the root and the functions have lockfiles', () => {
  expect(lockfiles).toEqual(expect.arrayContaining(['package-lock.json', 'functions/package-lock.json']));
});

describe.each(lockfiles)('%s', (file) => {
  const { lockfileVersion, packages } = read<Lockfile>(file);
  const installed = Object.fromEntries(
    Object.entries(packages).filter(([name, one]) => name !== '' && !isWorkspace(name, one)),
  );
  const names = (fits: (one: Locked) => boolean) =>
    Object.entries(installed).flatMap(([name, one]) => (fits(one) ? [name] : []));

  it('names no registry host, because the hash decides', () => {
    expect(lockfileVersion).toBe(3);
    expect(names(({ resolved, link }) => resolved !== undefined || link === true)).toEqual([]);
  });

  it('has the SHA-512 of every package and each of its versions', () => {
    expect(names(({ integrity = '' }) => !/^sha512-[A-Za-z0-9+/]{86}==$/.test(integrity))).toEqual([]);
    expect(names(({ version = '' }) => !/^\d+\.\d+\.\d+([-+][\w.+-]+)?$/.test(version))).toEqual([]);
  });

  it('matches package.json, with exact versions and neither git nor URLs', () => {
    const workspaces = Object.keys(packages).filter((name) => name.startsWith('packages/'));
    for (const folder of ['', ...workspaces]) {
      const manifest = path.posix.join(path.posix.dirname(file), folder, 'package.json');
      const declared = dependenciesOf(read<Locked>(manifest));
      expect(dependenciesOf(packages[folder] ?? {})).toEqual(declared);
      for (const [name, version] of Object.entries(declared)) {
        const { resolved = '', version: locked } = packages[`node_modules/${name}`] ?? {};
        expect([name, version]).toEqual([name, expect.stringMatching(/^\d+\.\d+\.\d+$/)]);
        expect([name, locked ?? packages[resolved]?.version]).toEqual([name, version]);
      }
    }
  });

  it('uses no dist-tags, which move and make npm ci refuse the lockfile', () => {
    const { overrides = {} } = read<Manifest>(file.replace('package-lock', 'package'));
    const moving = Object.values(installed).flatMap(({ dependencies = {} }) =>
      Object.entries(dependencies).flatMap(([name, range]) => (/^[a-z]\w*$/i.test(range) ? [name] : [])),
    );
    expect(moving.filter((name) => !(name in overrides))).toEqual([]);
  });
});

test('no installed package runs an install script', () => {
  expect(readFileSync(path.join(root, '.npmrc'), 'utf8')).toMatch(/^ignore-scripts=true$/m);
});
