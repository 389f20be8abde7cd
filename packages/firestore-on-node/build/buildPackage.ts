import { readFileSync, writeFileSync } from 'node:fs';
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

/** The web SDK has a copy of itself for ES modules, so what connects it must load that one there. */
const OWN_ES_MODULES: ReadonlySet<string> = new Set(['testing/lite']);

/** `import` and `require` must load the same classes, so an ES module re-exports the CommonJS one, with the exceptions above. */
function writeEsModule(directory: string, entry: string): void {
  const reExport = `export * from './${basename(entry)}.js';\n`;
  const text = OWN_ES_MODULES.has(entry) ? esModuleOf(entry) : reExport;
  writeFileSync(join(directory, `${entry}.mjs`), text);
  writeFileSync(join(directory, `${entry}.d.mts`), reExport);
}

function esModuleOf(entry: string): string {
  const source = readFileSync(join(ROOT, 'src', `${entry}.ts`), 'utf8');
  const compilerOptions = { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022 };
  return ts.transpileModule(source, { compilerOptions }).outputText;
}
