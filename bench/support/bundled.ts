import { build } from 'esbuild';

/** A module as a script for a page, on which it leaves its exports as `bench`. */
export async function bundled(entry: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'bench',
    minify: true,
    target: 'es2022',
    tsconfig: 'tsconfig.json',
  });
  return outputFiles[0]!.text;
}
