import { writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import ts from 'typescript';
import { COMMANDS, ENTRIES, ROOT } from './entries';

/**
 * Compiles everything that package.json exports into `directory`: CommonJS modules with their declarations, and an ES module
 * beside each entry. Throws if the sources have a type error.
 */
export function buildPackage(directory: string): void {
  compile(directory);
  for (const entry of ENTRIES) writeEsModule(directory, entry);
}

function compile(directory: string): void {
  const { config } = ts.readConfigFile(join(ROOT, 'tsconfig.json'), ts.sys.readFile) as { config: object };
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, ROOT);
  const program = ts.createProgram(
    [...ENTRIES, ...COMMANDS].map((entry) => join(ROOT, 'src', `${entry}.ts`)),
    {
      ...options,
      types: ['node'],
      noEmit: false,
      declaration: true,
      rootDir: join(ROOT, 'src'),
      outDir: directory,
    },
  );
  const problems = [...ts.getPreEmitDiagnostics(program), ...program.emit().diagnostics];
  if (problems.length > 0) throw new Error(ts.formatDiagnostics(problems, FORMAT));
}

const FORMAT: ts.FormatDiagnosticsHost = {
  getCanonicalFileName: (file) => file,
  getCurrentDirectory: () => ROOT,
  getNewLine: () => '\n',
};

/** `import` and `require` must load the same classes, so the ES module only re-exports the CommonJS one. */
function writeEsModule(directory: string, entry: string): void {
  const reExport = `export * from './${basename(entry)}.js';\n`;
  for (const extension of ['mjs', 'd.mts']) writeFileSync(join(directory, `${entry}.${extension}`), reExport);
}
