import { existsSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { encode, homeOf } from './encode';
import { fingerprint, type Manifest, readManifest, writeManifest } from './manifest';
import { type Shot } from './shots/shot';
import { allShots } from './shots/shots';
import { loadTypefaces } from './fonts/typefaces';

function hasFiles(shot: Shot): boolean {
  const { folder, endings } = homeOf(shot);
  return shot.widths.every((width) =>
    endings.every((ending) => existsSync(path.join(folder, `${shot.name}-${width}.${ending}`))),
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
    const print = fingerprint(svg);
    const stale = before[shot.name] !== print || !hasFiles(shot);
    const isRedrawn = names.length > 0 ? names.includes(shot.name) : all || stale;
    if (isRedrawn) {
      const bytes = await encode(svg, shot);
      console.log(`${shot.name}  ${(bytes / 1024).toFixed(0)} KB`);
    }
    const known = isRedrawn ? print : before[shot.name];
    if (known) after[shot.name] = known;
  }
  await writeManifest(after);
}

void main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
