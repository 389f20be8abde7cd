import { existsSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { backupTexts as texts } from '../messages';
import { factsOfFile } from './jsonLines';
import { FILES, MANIFEST, readManifest, type Manifest } from './manifest';

/** Checks every byte of a backup and returns its manifest. Throws a sentence for each problem. */
export async function checkBackup(folder: string): Promise<Manifest> {
  if (!existsSync(folder)) throw new Error(texts.noBackup(folder));
  const file = path.join(folder, MANIFEST);
  if (!existsSync(file)) throw new Error(texts.notWhole(folder));
  const read = readManifest(await readFile(file, 'utf8'));
  if (!read.ok)
    throw new Error(
      read.problem === 'unknown-format' ? texts.unknownFormat(folder) : texts.badManifest(file),
    );
  const problems = await Promise.all(
    FILES.map((name) => problemOf(path.join(folder, name), read.manifest.files[name])),
  );
  const found = problems.filter((problem) => problem !== null);
  if (found.length > 0) throw new Error(found.join('\n'));
  return read.manifest;
}

async function problemOf(
  file: string,
  expected: Manifest['files'][keyof Manifest['files']],
): Promise<string | null> {
  if (!existsSync(file)) return texts.missing(file);
  const { size } = statSync(file);
  if (size !== expected.bytes) return texts.wrongSize(file, size, expected.bytes);
  return (await factsOfFile(file)).sha256 === expected.sha256 ? null : texts.wrongHash(file);
}
