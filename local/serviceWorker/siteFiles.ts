import type { Compilation } from 'webpack';
import type { SiteFiles } from '@/domain/offline/siteFiles';

/** The page without a screen: it draws whatever address it is opened at. */
export const SHELL = 'shell.html';

/** Chunks, by name, that most visits come to beside what a page loads at first. */
const LATER = [
  'runtime',
  'home',
  'home-below',
  'list',
  'list-more',
  'detail',
  'detail-more',
  'detail-below',
  'zoom',
  'recommended',
  'overlays',
  'cart',
  'footer',
];
/** Asked for by every page under names that stay. */
const FONTS = /^fonts\/.+\.woff2$/;
const SCRIPT = /^assets\/.+\.(js|css)$/;

/** All files that a named chunk needs. */
function filesBehind(compilation: Compilation, name: string): string[] {
  const group = compilation.namedChunkGroups.get(name);
  if (!group) throw new Error(`The service worker keeps the chunk ${name}, which does not exist.`);
  return group.getFiles();
}

/** What the worker is told of a build. */
export function filesOf(compilation: Compilation, hashOf: (parts: (string | Buffer)[]) => string): SiteFiles {
  const names = compilation.getAssets().map(({ name }) => name);
  const scripts = names.filter((name) => SCRIPT.test(name));
  const isScript = (name: string) => scripts.includes(name);
  const first = [...compilation.entrypoints.values()].flatMap((entry) => entry.getFiles()).filter(isScript);
  const fonts = names.filter((name) => FONTS.test(name));
  const laterScripts = LATER.flatMap((name) => filesBehind(compilation, name)).filter(isScript);
  const needed = [...new Set([...first, ...laterScripts, ...fonts])];
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
