import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import type { SiteAssets } from '@/domain/contracts/page';
import { RENDERER, SITE } from '../stack/webMarker';
import { firstLoads, type FirstLoad } from './budgets';
import type { ChunkContents } from './chunkContents';

const read = <T>(file: string): T => JSON.parse(readFileSync(path.join(RENDERER, file), 'utf8')) as T;

/** As well as brotli can: a CDN compresses a file once and keeps it. */
function brotliSize(file: string): number {
  const text = readFileSync(path.join(SITE, file));
  return brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
}

/** The site that was built last: what is in each of its scripts, and what the shop's screens load first. */
export function readBuiltSite(): { chunks: (ChunkContents & { bytes: number })[]; loads: FirstLoad[] } {
  const contents = read<ChunkContents[]>('chunks.json');
  const chunks = contents.map((chunk) => ({ ...chunk, bytes: brotliSize(chunk.file) }));
  const sizeOf = (file: string) => {
    const name = file.replace(/^\//, '');
    return chunks.find((chunk) => chunk.file === name)?.bytes ?? brotliSize(name);
  };
  return { chunks, loads: firstLoads(read<SiteAssets>('assets.json'), contents, sizeOf) };
}
