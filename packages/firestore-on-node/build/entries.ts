import { join } from 'node:path';
import manifest from '../package.json';

/** The root of the package. */
export const ROOT = join(__dirname, '..');

const moduleOf = (file: string): string => file.replace(/^(\.\/)?dist\/(.*)\.js$/, '$2');

/** The modules that package.json exports, as paths below `src` without an extension. */
export const ENTRIES: readonly string[] = Object.values(manifest.exports).flatMap((target) =>
  typeof target === 'string' ? [] : [moduleOf(target.require.default)],
);

/** The modules of its commands. */
export const COMMANDS: readonly string[] = Object.values(manifest.bin).map(moduleOf);
