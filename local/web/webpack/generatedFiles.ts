import { Compilation, sources, type Compiler, type WebpackPluginInstance } from 'webpack';

const NAME = 'GeneratedFiles';

/** Puts files whose text is computed, by name, into the site. */
export class GeneratedFiles implements WebpackPluginInstance {
  constructor(private readonly files: Readonly<Record<string, string>>) {}

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tap({ name: NAME, stage }, () => {
        for (const [name, text] of Object.entries(this.files))
          compilation.emitAsset(name, new sources.RawSource(text));
      });
    });
  }
}
