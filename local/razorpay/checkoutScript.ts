import { join } from 'node:path';

/** Bundles the checkout that `/v1/checkout.js` serves into one plain script. */
export async function buildCheckoutScript(): Promise<string> {
  const { build } = await import('esbuild');
  const { outputFiles } = await build({
    entryPoints: [join(__dirname, 'checkout/main.ts')],
    bundle: true,
    format: 'iife',
    target: 'es2022',
    charset: 'utf8',
    write: false,
    logLevel: 'silent',
  });
  const [script] = outputFiles;
  if (!script) throw new Error('esbuild gave no checkout script');
  return script.text;
}
