import type { Stats } from 'webpack';
import type { SiteAssets } from '@/domain/contracts/shoppers/page';

const scriptsOf = (files: readonly (string | { name?: string })[] = []) =>
  files
    .map((file) => (typeof file === 'string' ? file : (file.name ?? '')))
    .filter((name) => /\.js$/.test(name));

/** The files of every page and the additional ones of each screen; `logo` is the inlined drawing. */
export function siteAssets(stats: Stats, logo: string): SiteAssets {
  const {
    hash = '',
    entrypoints = {},
    namedChunkGroups = {},
  } = stats.toJson({ all: false, hash: true, entrypoints: true, chunkGroups: true });
  const initial = scriptsOf(entrypoints['main']?.assets);
  const screens = Object.entries(namedChunkGroups)
    .filter(([name]) => name !== 'main')
    .map(
      ([name, { assets }]) => [name, scriptsOf(assets).filter((file) => !initial.includes(file))] as const,
    );
  return { build: hash, initial, screens: Object.fromEntries(screens), logo };
}
