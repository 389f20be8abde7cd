import { mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import webpack, { type Configuration, type Stats } from 'webpack';
import webConfig, { rendererConfig } from '../../../webpack.config';
import { readNotices } from '../../licences/notices';
import { assertPolicies } from '../../web/checkPolicies';
import { chunkContents, OF_CHUNKS } from '../../web/chunkContents';
import { brandSprite } from '../../web/brandSprite';
import { siteAssets } from '../../web/siteAssets';
import { writeFileAtomic } from '../disk/files';
import { ROOT } from '../settings';
import { RENDERER, SITE, currentMarker, webConfigOf, writeMarker, type BuildKind } from './webMarker';

/**
 * Builds the web app into dist/, which is replaced only after a successful build. Throws webpack's errors, and when a page
 * would violate its own Content-Security-Policy.
 */
export async function buildSite(kind: BuildKind): Promise<void> {
  const marker = currentMarker(kind);
  const output = path.join(ROOT, '.local', `build-${process.pid}`);
  const build = { kind, dev: false, firebase: webConfigOf(kind) };
  try {
    const stats = await run(webConfig({ ...build, output: path.join(output, 'site') }));
    await run(rendererConfig({ ...build, output: path.join(output, 'renderer') }));
    const assets = JSON.stringify(siteAssets(stats, brandSprite()));
    await writeFileAtomic(path.join(output, 'renderer/assets.json'), assets);
    const chunks = chunkContents(stats.toJson(OF_CHUNKS));
    await writeFileAtomic(path.join(output, 'renderer/chunks.json'), JSON.stringify(chunks));
    await writeFileAtomic(path.join(output, 'site/licenses.txt'), readNotices().texts);
    await assertPolicies({ site: path.join(output, 'site'), renderer: path.join(output, 'renderer') });
    await replace(path.join(output, 'site'), SITE);
    await replace(path.join(output, 'renderer'), RENDERER);
    await writeMarker(marker);
  } finally {
    await rm(output, { recursive: true, force: true });
  }
}

async function replace(built: string, folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(path.dirname(folder), { recursive: true });
  await rename(built, folder);
}

/** Throws webpack's own messages when it fails. */
async function run(config: Configuration): Promise<Stats> {
  const compiler = webpack(config);
  if (!compiler) throw new Error('webpack refused its configuration.');
  const stats = await new Promise<Stats>((resolve, reject) => {
    compiler.run((error, result) => {
      // Closing writes the cache that makes the next build quick.
      compiler.close((closeError) => {
        if (error ?? closeError) reject(error ?? closeError);
        else if (result) resolve(result);
      });
    });
  });
  if (stats.hasErrors()) throw new Error(stats.toString({ preset: 'errors-only', colors: false }));
  if (stats.hasWarnings()) console.warn(stats.toString({ preset: 'errors-warnings', colors: false }));
  return stats;
}
