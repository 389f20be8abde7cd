import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { version } from '../../../package.json';
import { emitTypes } from './types';

const HERE = join(__dirname, '..');

export interface BuildOptions {
  /** Declarations take the compiler a few seconds. */
  readonly types: boolean;
}

/** Writes the whole package to a directory: it needs nothing but Node, wherever it is put. */
export async function buildPackage(directory: string, { types }: BuildOptions): Promise<void> {
  mkdirSync(directory, { recursive: true });
  await build({
    entryPoints: { cli: join(HERE, 'cli.ts'), index: join(HERE, 'package/library.ts') },
    outdir: directory,
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'cjs',
    banner: { js: '#!/usr/bin/env node' },
    legalComments: 'eof',
    logLevel: 'warning',
  });
  if (types) emitTypes(join(HERE, 'package/library.ts'), join(directory, 'types'));
  copyFileSync(join(HERE, 'README.md'), join(directory, 'README.md'));
  copyFileSync(join(HERE, '../rules/README.md'), join(directory, 'RULES.md'));
  copyFileSync(join(HERE, '../../LICENSE'), join(directory, 'LICENSE'));
  writeFileSync(join(directory, 'package.json'), `${JSON.stringify(MANIFEST, null, 2)}\n`);
}

const MANIFEST = {
  name: 'firestore-on-node',
  version,
  description:
    'A Cloud Firestore that runs on Node alone: REST v1, security rules, transactions, a durable log.',
  license: 'MIT',
  engines: { node: '>=20' },
  bin: { 'firestore-on-node': 'cli.js' },
  main: 'index.js',
  types: 'types/firestore/package/library.d.ts',
};
