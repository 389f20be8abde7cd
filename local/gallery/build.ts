import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import webpack from 'webpack';
import { galleryConfig } from '../../webpack.config';
import { GALLERY, currentGallery } from './builtGallery';

/** Builds the gallery's script in its own process, so that webpack's memory is released. */
async function main(): Promise<void> {
  const marker = currentGallery();
  await mkdir(GALLERY, { recursive: true });
  const compiler = webpack(galleryConfig(GALLERY));
  if (!compiler) throw new Error('webpack refused its configuration.');
  await new Promise<void>((resolve, reject) => {
    compiler.run((error, stats) => {
      const problem = error ?? (stats?.hasErrors() ? new Error(stats.toString('errors-only')) : null);
      compiler.close((closing) => (problem || closing ? reject(problem ?? closing) : resolve()));
    });
  });
  await writeFile(path.join(GALLERY, 'built-from'), marker);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
