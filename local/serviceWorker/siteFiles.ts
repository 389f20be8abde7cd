import type { Chunk, Compilation } from 'webpack';
import type { SiteFiles } from '@/domain/offline/siteFiles';

/** The page without a screen: it draws whatever address it is opened at. */
export const SHELL = 'shell.html';

/** What every visit may come to, beside what a page loads at first: how the shop's own code imports it. */
const LATER = [
  /boot\/runtime$/,
  /home\/HomeScreen$/,
  /list\/ListScreen$/,
  /\/DetailRoute$/,
  /^\.\/Near$/,
  /\/CartLines$/,
  /\/(FilterSheet|SortSheet|ZoomDialog|RecommendedStrip)$/,
];
/** Asked for by every page under names that stay. */
const FONTS = /^fonts\/.+\.woff2$/;
const SCRIPT = /^assets\/.+\.(js|css)$/;

/** All files of the chunks that an import loads. */
function filesBehind(compilation: Compilation, wanted: RegExp): string[] {
  const groups = compilation.chunkGroups.filter(({ origins }) =>
    origins.some(({ request }) => wanted.test(String(request))),
  );
  if (groups.length === 0) throw new Error(`The service worker keeps ${wanted}, which nothing imports.`);
  const chunks = new Set<Chunk>(groups.flatMap((group) => group.chunks));
  return [...chunks].flatMap(({ files }) => [...files]);
}

/** What the worker is told of a build. */
export function filesOf(compilation: Compilation, hashOf: (parts: (string | Buffer)[]) => string): SiteFiles {
  const names = compilation.getAssets().map(({ name }) => name);
  const scripts = names.filter((name) => SCRIPT.test(name));
  const isScript = (name: string) => scripts.includes(name);
  const first = [...compilation.entrypoints.values()].flatMap((entry) => entry.getFiles()).filter(isScript);
  const fonts = names.filter((name) => FONTS.test(name));
  const later = LATER.flatMap((wanted) => filesBehind(compilation, wanted)).filter(isScript);
  const needed = [...new Set([...first, ...later, ...fonts])];
  const contents = [SHELL, ...fonts].map((name) =>
    Buffer.from(compilation.getAsset(name)?.source.buffer() ?? ''),
  );
  const toPath = (name: string) => `/${name}`;
  return {
    build: hashOf([...[...scripts].sort(), ...contents]),
    shell: toPath(SHELL),
    first: first.map(toPath),
    always: [...first, ...fonts].map(toPath),
    needed: needed.map(toPath),
    others: scripts.filter((name) => !needed.includes(name)).map(toPath),
  };
}
