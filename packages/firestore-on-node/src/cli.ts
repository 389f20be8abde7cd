#!/usr/bin/env node
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { coverageReport, lineCoverage } from './rules';
import { rulesCompiler } from './authorization/rulesAuthorizer';
import { watchRules } from './authorization/watchRules';
import { type RuleCoverage } from './authorizer';
import { parseCommandLine, type ServerArguments, USAGE } from './commandLine';
import { parseIndexFile } from './indexes';
import { type Json } from './json';
import { startFirestore } from './startFirestore';

async function main(args: readonly string[]): Promise<void> {
  const parsed = readArguments(args);
  if (parsed === null) process.exitCode = 2;
  else if (parsed === 'help') console.log(USAGE);
  else if (parsed === 'version') console.log(ownVersion());
  else await run(parsed);
}

/** The arguments, or null after saying what is wrong with them. */
function readArguments(args: readonly string[]): ReturnType<typeof parseCommandLine> | null {
  try {
    return parseCommandLine(args);
  } catch (error) {
    console.error(`${textOf(error)}\n\n${USAGE}`);
    return null;
  }
}

async function run({ port, host, data, compactFromBytes, ...files }: ServerArguments): Promise<void> {
  const rules = files.rules === null ? null : watchRules(files.rules, console.log);
  const firestore = await startFirestore({
    port,
    host,
    dataDir: data,
    compactFromBytes,
    authorize: rules?.authorizer ?? null,
    compileRules: rulesCompiler,
    indexes: files.indexes === null ? null : readIndexes(files.indexes),
  });
  console.log(`Firestore ready: ${firestore.url}`);
  const stop = async () => {
    rules?.stop();
    await firestore.close();
    const coverage = rules?.authorizer.coverage?.();
    if (coverage !== undefined && files.coverage !== null)
      writeFileSync(files.coverage, coverageText(coverage));
    process.exit(0);
  };
  process.once('SIGINT', () => void stop());
  process.once('SIGTERM', () => void stop());
}

/** The content of an index file. Throws an Error that names the file and its fault. */
function readIndexes(file: string): Json {
  try {
    const indexes = JSON.parse(readFileSync(file, 'utf8')) as Json;
    parseIndexFile(indexes);
    return indexes;
  } catch (error) {
    throw new Error(`${file}: ${textOf(error)}`, { cause: error });
  }
}

function coverageText({ rules, report }: RuleCoverage): string {
  return coverageReport(rules.files[0]?.content ?? '', lineCoverage(report));
}

function ownVersion(): string {
  const manifest = JSON.parse(readFileSync(join(__dirname, '../package.json'), 'utf8')) as {
    version: string;
  };
  return manifest.version;
}

function textOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(textOf(error));
  process.exit(1);
});
