import { existsSync } from 'node:fs';
import path from 'node:path';
import { ownFiles } from '../repository/repository';

/** Extensions of files without text. */
export const BINARY = /\.(avif|webp|png|jpe?g|ico|woff2?|ttf|pdf|tsbuildinfo)$/;

/** Keys of providers that secretlint does not know. */
export const OWN_SECRETS: readonly [string, RegExp][] = [
  ['a live Razorpay key', /rzp_live_[A-Za-z0-9]{10}/],
  ['a Google API key', /AIza[0-9A-Za-z_-]{35}/],
  ['a NimbusPost key', /npk_[A-Za-z0-9]{16}/],
];

/** Arguments to Node that have secretlint run with the rules of this repository's .secretlintrc.json, wherever it is run. */
export const secretlintIn = (root: string, ...args: string[]): string[] => [
  path.join(root, 'node_modules/secretlint/bin/secretlint.js'),
  ...['--secretlintrc', path.join(root, '.secretlintrc.json'), ...args],
];

/** The same for these files of the repository. They are taken as they are called: some names have brackets. */
export const secretlintFiles = (root: string, files: readonly string[]) =>
  secretlintIn(root, '--no-glob', ...files);

const BATCH = 200;

/** The files in groups of which one process of secretlint scans each. */
export const batchesOf = (files: readonly string[]): string[][] =>
  Array.from({ length: Math.ceil(files.length / BATCH) }, (_, index) =>
    files.slice(index * BATCH, (index + 1) * BATCH),
  );

/** The repository's own files that are text. */
export const textFiles = (root: string): string[] =>
  ownFiles(root).filter((file) => !BINARY.test(file) && existsSync(path.join(root, file)));
