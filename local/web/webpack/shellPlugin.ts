import { Compilation, sources, type Compiler, type WebpackPluginInstance } from 'webpack';
import { shellHtml } from '@/prerender/shell';
import { SHELL } from '../../serviceWorker/siteFiles';
import { brandSprite } from '../brandSprite';

const NAME = 'ShellPlugin';

/** Adds the empty shell to the site, with the scripts of every page. */
export class ShellPlugin implements WebpackPluginInstance {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      // All file names are final at this stage.
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: NAME, stage }, () => {
        const files = compilation.entrypoints.get('main')?.getFiles() ?? [];
        const scripts = files.filter((file) => /(?<!hot-update)\.js$/.test(file)).map((file) => `/${file}`);
        compilation.emitAsset(SHELL, new sources.RawSource(shellHtml(scripts, brandSprite())));
      });
    });
  }
}
