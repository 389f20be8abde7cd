import { rename, rm } from 'node:fs/promises';
import path from 'node:path';
import webpack, { type Stats } from 'webpack';
import webConfig, { type WebBuild } from '../../webpack.config';
import { ROOT } from './settings';
import { SITE, wantedMarker, webConfigOf, writeMarker, type BuildKind } from './webMarker';

/**
 * Builds the web app and puts it in dist/, which changes only when the build has succeeded.
 * Throws with webpack's messages otherwise.
 */
export async function buildSite(kind: BuildKind): Promise<void> {
  const marker = wantedMarker(kind);
  const output = path.join(ROOT, '.local', `build-${process.pid}`);
  try {
    const stats = await run({ kind, dev: false, firebase: webConfigOf(kind), output });
    if (stats.hasErrors()) throw new Error(stats.toString({ preset: 'errors-only', colors: false }));
    if (stats.hasWarnings()) console.warn(stats.toString({ preset: 'errors-warnings', colors: false }));
    await rm(SITE, { recursive: true, force: true });
    await rename(output, SITE);
    await writeMarker(marker);
  } finally {
    await rm(output, { recursive: true, force: true });
  }
}

function run(build: WebBuild): Promise<Stats> {
  const compiler = webpack(webConfig(build));
  if (!compiler) throw new Error('webpack refused its configuration.');
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      // Closing writes the cache that makes the next build quick.
      compiler.close((closeError) => {
        if (error ?? closeError) reject(error ?? closeError);
        else if (stats) resolve(stats);
      });
    });
  });
}
