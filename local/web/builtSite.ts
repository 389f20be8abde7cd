import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import type { SiteAssets } from '@/domain/contracts/shoppers/page';
import { RENDERER, SITE } from '../stack/site/webMarker';
import { firstLoads, type FirstLoad } from './budgets';
import type { ChunkContents } from './chunkContents';

const read = <T>(file: string): T => JSON.parse(readFileSync(path.join(RENDERER, file), 'utf8')) as T;

/** At brotli's highest level, because a CDN compresses a file once. */
function brotliSize(file: string): number {
  const text = readFileSync(path.join(SITE, file));
  return brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
}

/** The last build: the contents of each script, and the first load of each screen. */
export function readBuiltSite(): { chunks: (ChunkContents & { bytes: number })[]; loads: FirstLoad[] } {
  const contents = read<ChunkContents[]>('chunks.json');
  const chunks = contents.map((chunk) => ({ ...chunk, bytes: brotliSize(chunk.file) }));
  const sizeOf = (file: string) => {
    const name = file.replace(/^\//, '');
    return chunks.find((chunk) => chunk.file === name)?.bytes ?? brotliSize(name);
  };
  return { chunks, loads: firstLoads(read<SiteAssets>('assets.json'), contents, sizeOf) };
}
