import { buildPackage } from './build';

const [directory, ...rest] = process.argv.slice(2);
if (directory === undefined || rest.length > 0) {
  console.error('Usage: run.ts DIRECTORY');
  process.exitCode = 2;
} else {
  void buildPackage(directory, { types: true }).then(() => console.log(`npm pack ${directory}`));
}
