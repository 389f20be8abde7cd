import { BENCHES, isBenchName, listBenches } from './names';

/** `npm run bench -- NAME`: runs one bench with the arguments that follow. Without a name it lists them. */
async function main([name = '']: readonly string[]): Promise<void> {
  if (isBenchName(name)) {
    const { module } = BENCHES[name];
    // The bench reads process.argv as if Node had been started with it.
    process.argv.splice(1, 2, module);
    await import(module);
    return;
  }
  if (name) {
    console.error(`There is no bench ${name}.\n`);
    process.exitCode = 2;
  }
  console.log(listBenches());
}

void main(process.argv.slice(2));
