import type { Compilation } from 'webpack';
import type { SiteFiles } from '@/domain/offline/siteFiles';

/** The empty shell, which renders any address in the browser. */
export const SHELL = 'shell.html';

/** Names of the chunks that most visits load after the first load. */
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
/** Requested by every page under fixed names. */
const FONTS = /^fonts\/.+\.woff2$/;
const SCRIPT = /^assets\/.+\.(js|css)$/;

/** All files that a named chunk needs. */
function filesBehind(compilation: Compilation, name: string): string[] {
  const group = compilation.namedChunkGroups.get(name);
  if (!group) throw new Error(`The service worker keeps the chunk ${name}, which does not exist.`);
  return group.getFiles();
}

/** The worker's list of a build's files. */
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
