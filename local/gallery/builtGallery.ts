import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { fingerprint } from '../stack/site/fingerprint';
import { ROOT } from '../stack/settings';

/** The gallery's output folder, outside dist/, so that it is never deployed. */
export const GALLERY = path.join(ROOT, 'node_modules/.cache/glumist/gallery');

const SOURCES = ['src/ui', 'local/gallery', 'webpack.config.ts', 'package-lock.json'];
const run = promisify(execFile);
let building: Promise<unknown> | null = null;

/** The fingerprint of the current sources. */
export const currentGallery = (): string => fingerprint(ROOT, SOURCES, '');

function isBuilt(): boolean {
  const marker = path.join(GALLERY, 'built-from');
  return existsSync(marker) && readFileSync(marker, 'utf8') === currentGallery();
}

/** The gallery's script, rebuilt (some seconds) when its sources have changed. */
export async function galleryScript(): Promise<string> {
  if (!building && !isBuilt()) {
    const args = ['--import', 'tsx', path.join(ROOT, 'local/gallery/build.ts')];
    building = run(process.execPath, args, { cwd: ROOT }).finally(() => {
      building = null;
    });
  }
  await building;
  return readFile(path.join(GALLERY, 'gallery.js'), 'utf8');
}
