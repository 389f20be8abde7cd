import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { buildPackage } from './buildPackage';

const [directory, ...rest] = process.argv.slice(2);
if (directory === undefined || rest.length > 0) {
  console.error('Usage: tsx build/run.ts DIRECTORY');
  process.exitCode = 2;
} else {
  rmSync(resolve(directory), { recursive: true, force: true });
  buildPackage(resolve(directory));
}
