import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ENCODING } from './encode';

const FILE = path.join(__dirname, 'manifest.json');

/** Picture name to the fingerprint of the drawing that its files were made from. */
export type Manifest = Record<string, string>;

export async function readManifest(): Promise<Manifest> {
  return existsSync(FILE) ? (JSON.parse(await readFile(FILE, 'utf8')) as Manifest) : {};
}

export async function writeManifest(manifest: Manifest): Promise<void> {
  await writeFile(FILE, `${JSON.stringify(manifest, null, 2)}\n`);
}

/** Changes with the drawing and with how it is encoded. */
export function fingerprint(svg: string): string {
  return createHash('sha256').update(ENCODING).update(svg).digest('hex').slice(0, 16);
}
