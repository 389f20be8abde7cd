import { readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative } from 'node:path';
import { transform } from 'esbuild';

const TEXTS = ['.js', '.json', '.html', '.css', '.svg', '.txt', '.webmanifest', '.xml'];

const textsIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => TEXTS.includes(extname(file)))
    .map((file) => join(folder, file));

/** Returns the built files for browsers and functions, as text; scripts without their comments. */
export async function builtTexts(root: string): Promise<{ file: string; text: string }[]> {
  const files = ['dist', 'functions/lib'].flatMap((folder) => textsIn(join(root, folder)));
  return Promise.all(
    files.map(async (path) => {
      const text = readFileSync(path, 'utf8');
      const isScript = path.endsWith('.js');
      const { code } = isScript
        ? await transform(text, { minifyWhitespace: true, legalComments: 'none' })
        : { code: text };
      return { file: relative(root, path), text: code };
    }),
  );
}
