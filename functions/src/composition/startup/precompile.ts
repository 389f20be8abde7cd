import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { runAndCompile } from './compileCache';

/** Files that no instance loads in the cloud, or that are too small to matter. */
const NOT_RUN = ['index.js', 'declared.js', 'precompile.js'];

const filesIn = (folder: string) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.js') && !NOT_RUN.includes(name))
    .map((name) => join(folder, name));

/** Packages are evaluated when they are first asked for by name. */
function openAll(packages: unknown): void {
  for (const open of Object.values(packages as Record<string, () => unknown>)) open();
}

/**
 * Compiles everything that the functions run, with the Node that runs them: Cloud Build does it as the last step of a
 * deploy (`gcp-build`). Functions work without it, only slower, so nothing here may fail a deploy.
 */
try {
  const packages = filesIn(join(__dirname, 'packages')).map(runAndCompile);
  for (const { exports } of packages) openAll(exports);
  for (const { save } of [...packages, ...filesIn(__dirname).map(runAndCompile)]) save();
} catch (error) {
  console.warn('Functions will compile their code when they start.', error);
}
// An opened package may save the process alive.
process.exit(0);
