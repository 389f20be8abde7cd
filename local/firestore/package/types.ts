import { dirname, join } from 'node:path';
import ts from 'typescript';

/** Writes the declarations of a module, and of all it exports from, to a directory. Throws where it does not compile. */
export function emitTypes(entry: string, directory: string): void {
  const options: ts.CompilerOptions = {
    ...{ target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext },
    ...{ moduleResolution: ts.ModuleResolutionKind.Bundler, types: ['node'], skipLibCheck: true },
    ...{ strict: true, noUncheckedIndexedAccess: true, esModuleInterop: true },
    ...{ declaration: true, emitDeclarationOnly: true },
    ...{ outDir: directory, rootDir: join(dirname(entry), '../..') },
  };
  const program = ts.createProgram([entry], options);
  const problems = [...ts.getPreEmitDiagnostics(program), ...program.emit().diagnostics];
  if (problems.length === 0) return;
  const host = { getCanonicalFileName: String, getCurrentDirectory: process.cwd, getNewLine: () => '\n' };
  throw new Error(ts.formatDiagnostics(problems, host));
}
