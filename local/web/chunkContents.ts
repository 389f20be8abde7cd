import type { StatsCompilation, StatsModule, StatsOptions } from 'webpack';

/** A script and the sources of its bytes (before minifying), largest first. */
export interface ChunkContents {
  file: string;
  names: string[];
  parts: { of: string; bytes: number }[];
}

/** The required parts of a build's statistics: every module, cached ones included. */
export const OF_CHUNKS: StatsOptions = {
  all: false,
  chunks: true,
  chunkModules: true,
  nestedModules: true,
  cachedModules: true,
  dependentModules: true,
  runtimeModules: true,
  orphanModules: true,
  chunkModulesSpace: Infinity,
  nestedModulesSpace: Infinity,
};

/** The package or our own folder that a module belongs to. */
export function partOf(module: string): string {
  const path = module.replace(/^.*!/, '').replace(/\?.*$/, '');
  const [, pack] = /^.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path) ?? [];
  if (pack) return pack;
  const [, ours] = /(?:^|\/)src\/((?:features|services|domain)\/[^/.]+|[^/.]+)/.exec(path) ?? [];
  return ours ? `src/${ours}` : path.startsWith('webpack/') ? 'webpack' : path;
}

/** Splits concatenated modules. */
const leaves = (modules: readonly StatsModule[]): StatsModule[] =>
  modules.flatMap((one) => (one.modules ? leaves(one.modules) : [one]));

/** The contents of each script of a build; `stats` needs chunks with modules. */
export function chunkContents(stats: StatsCompilation): ChunkContents[] {
  return (stats.chunks ?? []).flatMap(({ files = [], names = [], modules = [] }) => {
    const file = files.find((name) => name.endsWith('.js'));
    if (!file) return [];
    const bytes = new Map<string, number>();
    for (const { name = '', size = 0 } of leaves(modules)) {
      bytes.set(partOf(name), (bytes.get(partOf(name)) ?? 0) + size);
    }
    const parts = [...bytes].map(([of, size]) => ({ of, bytes: size }));
    return [{ file, names, parts: parts.sort((a, b) => b.bytes - a.bytes) }];
  });
}
