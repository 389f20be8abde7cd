import { context, type BuildOptions } from 'esbuild';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const here = __dirname;

function options(): BuildOptions {
  const { dependencies } = JSON.parse(readFileSync(join(here, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
  };
  return {
    entryPoints: [join(here, 'src/index.ts')],
    outfile: join(here, 'lib/index.js'),
    bundle: true,
    platform: 'node',
    format: 'cjs',
    target: 'node20',
    alias: { '@': join(here, '../src') },
    // Installed by Google from functions/package.json; only our own code is inlined.
    external: Object.keys(dependencies).flatMap((name) => [name, `${name}/*`]),
    sourcemap: false,
    legalComments: 'none',
    logLevel: 'warning',
  };
}

/** Writes functions/lib/index.js; with `watch`, again on every change until `stop` is called. */
export async function buildFunctions({ watch = false } = {}): Promise<{ stop: () => Promise<void> }> {
  const build = await context(options());
  await build.rebuild();
  if (watch) await build.watch();
  else await build.dispose();
  return { stop: () => build.dispose() };
}

if (require.main === module) void buildFunctions();
