import path from 'node:path';
import { createHash } from 'node:crypto';
import { build } from 'esbuild';
import { Compilation, sources, type Compiler, type WebpackPluginInstance } from 'webpack';
import type { SiteFiles } from '@/domain/offline/siteFiles';
import { ROOT } from '../stack/settings';
import { filesOf } from './siteFiles';

const NAME = 'ServiceWorkerPlugin';
export const WORKER = 'sw.js';

/** `retire`: a worker that removes earlier workers and itself, for development and emergencies. */
export type WorkerKind = 'worker' | 'retire';

/** One small script without imports, because it is parsed at every start of the worker. */
export async function bundleWorker(kind: WorkerKind, files: SiteFiles): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [path.join(ROOT, `src/serviceWorker/${kind}.ts`)],
    bundle: true,
    alias: { '@': path.join(ROOT, 'src') },
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    legalComments: 'none',
    define: { __FILES__: JSON.stringify(files), 'process.env.NODE_ENV': '"production"' },
  });
  return outputFiles[0]?.text ?? '';
}

/** Adds /sw.js to the site, with the list of this build's files. */
export class ServiceWorkerPlugin implements WebpackPluginInstance {
  constructor(private readonly kind: WorkerKind) {}

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      // Files have their final names at this stage.
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tapPromise({ name: NAME, stage }, async () => {
        const files = this.kind === 'worker' ? filesOf(compilation, hashOf) : EMPTY;
        compilation.emitAsset(WORKER, new sources.RawSource(await bundleWorker(this.kind, files)));
      });
    });
  }
}

const EMPTY: SiteFiles = { build: '', shell: '', first: [], always: [], needed: [], others: [] };

const hashOf = (parts: readonly (string | Buffer)[]): string => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('hex').slice(0, 8);
};
