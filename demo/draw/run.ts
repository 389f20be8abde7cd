import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { encode, ENCODING, PICTURES } from './encode';
import { type Shot } from './shot';
import { allShots } from './shots';
import { loadTypefaces } from './typefaces';

/** What each picture was drawn from, so that only what changed is drawn again. */
const MANIFEST = path.join(__dirname, 'manifest.json');

type Manifest = Record<string, string>;

async function readManifest(): Promise<Manifest> {
  return existsSync(MANIFEST) ? (JSON.parse(await readFile(MANIFEST, 'utf8')) as Manifest) : {};
}

function hasFiles(shot: Shot): boolean {
  return shot.widths.every((width) =>
    ['avif', 'webp'].every((ending) => existsSync(path.join(PICTURES, `${shot.name}-${width}.${ending}`))),
  );
}

/** `npm run pictures [-- --all] [-- name…]`: draws what changed, or all, or the shots named. */
async function main(args: string[]): Promise<void> {
  sharp.concurrency(1);
  const all = args.includes('--all');
  const names = args.filter((arg) => !arg.startsWith('--'));
  const faces = await loadTypefaces();
  const before = await readManifest();
  const after: Manifest = {};
  for (const shot of allShots()) {
    const svg = shot.draw(faces);
    const print = createHash('sha256').update(ENCODING).update(svg).digest('hex').slice(0, 16);
    const wanted =
      names.length > 0 ? names.includes(shot.name) : all || before[shot.name] !== print || !hasFiles(shot);
    if (wanted) {
      const bytes = await encode(svg, shot);
      console.log(`${shot.name}  ${(bytes / 1024).toFixed(0)} KB`);
    }
    const known = wanted ? print : before[shot.name];
    if (known) after[shot.name] = known;
  }
  const text = JSON.stringify(after, null, 2);
  await writeFile(MANIFEST, `${text}\n`);
}

void main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
