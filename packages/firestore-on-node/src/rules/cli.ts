#!/usr/bin/env node
import { readFileSync } from 'node:fs';
import { compileRules, RulesSyntaxError } from './index';

const USAGE = 'Usage: firestore-rules check FILE';

/** `check FILE` returns the exit code: 0 without errors and warnings, 1 with one, 2 for wrong arguments. */
export function run(args: string[], print: (line: string) => void): 0 | 1 | 2 {
  const [command, file, ...rest] = args;
  if (command !== 'check' || file === undefined || rest.length > 0) {
    print(USAGE);
    return 2;
  }
  let source: string;
  try {
    source = readFileSync(file, 'utf8');
  } catch (error) {
    print(`${file}: ${error instanceof Error ? error.message : String(error)}`);
    return 2;
  }
  try {
    const { warnings } = compileRules(source);
    for (const { line, column, text } of warnings) print(`${file}:${line}:${column} warning: ${text}`);
    if (warnings.length === 0) print(`${file}: no errors`);
    return warnings.length === 0 ? 0 : 1;
  } catch (error) {
    if (!(error instanceof RulesSyntaxError)) throw error;
    print(`${file}:${error.line}:${error.column} error: ${error.message.replace(/^L\d+:\d+ /, '')}`);
    print(source.split('\n')[error.line - 1] ?? '');
    print(`${' '.repeat(error.column - 1)}^`);
    return 1;
  }
}

if (require.main === module) process.exitCode = run(process.argv.slice(2), console.log);
