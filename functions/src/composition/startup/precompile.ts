import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { compiling } from './compileCache';

/** What no instance loads in the cloud, or is too small to be worth it. */
const NOT_RUN = ['index.js', 'declared.js', 'precompile.js'];

const filesIn = (folder: string) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.js') && !NOT_RUN.includes(name))
    .map((name) => join(folder, name));

/** Packages are evaluated when they are asked for, each by its name. */
function openAll(packages: unknown): void {
  for (const open of Object.values(packages as Record<string, () => unknown>)) open();
}

/**
 * Compiles all that functions run, by the Node that runs them: Cloud Build does so as the last step of a deploy (`gcp-build`).
 * A function starts without it, later: so nothing here may end a deploy.
 */
try {
  const packages = filesIn(join(__dirname, 'packages')).map(compiling);
  for (const { exports } of packages) openAll(exports);
  for (const { keep } of [...packages, ...filesIn(__dirname).map(compiling)]) keep();
} catch (error) {
  console.warn('Functions will compile their code when they start.', error);
}
// What was opened may hold a process.
process.exit(0);
