#!/usr/bin/env node
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { coverageReport, lineCoverage } from './rules';
import { rulesCompiler } from './authorization/rulesAuthorizer';
import { watchRules } from './authorization/watchRules';
import { type RuleCoverage } from './authorizer';
import { type Json } from './json';
import { startFirestore } from './startFirestore';

const USAGE = `Usage: firestore-on-node [options]
  --port 8080           0 takes any free port
  --host 127.0.0.1
  --data DIR            keeps the data in this directory; without it, in memory only
  --compact-from BYTES  compacts the log into a snapshot from this length on; 16777216
  --rules FILE          guards the documents by this firestore.rules and reloads it when it changes; without it, allows everything
  --indexes FILE        refuses queries that need an index which this firestore.indexes.json lacks
  --coverage FILE       writes at the end how often each line of the rules was evaluated`;

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      port: { type: 'string', default: '8080' },
      host: { type: 'string', default: '127.0.0.1' },
      data: { type: 'string' },
      'compact-from': { type: 'string', default: '16777216' },
      rules: { type: 'string' },
      indexes: { type: 'string' },
      coverage: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  });
  const port = Number(values.port);
  const compactFromBytes = Number(values['compact-from']);
  if (
    values.help ||
    !Number.isInteger(port) ||
    !Number.isInteger(compactFromBytes) ||
    (values.coverage !== undefined && values.rules === undefined)
  ) {
    console.log(USAGE);
    process.exitCode = values.help ? 0 : 2;
    return;
  }
  const rules = values.rules === undefined ? null : watchRules(values.rules, console.log);
  const firestore = await startFirestore({
    port,
    host: values.host,
    dataDir: values.data ?? null,
    compactFromBytes,
    authorize: rules?.authorizer ?? null,
    compileRules: rulesCompiler,
    indexes: values.indexes === undefined ? null : (JSON.parse(readFileSync(values.indexes, 'utf8')) as Json),
  });
  console.log(`Firestore ready: ${firestore.url}`);
  const stop = async () => {
    rules?.stop();
    await firestore.close();
    const coverage = rules?.authorizer.coverage?.();
    if (coverage !== undefined && values.coverage !== undefined)
      writeFileSync(values.coverage, coverageText(coverage));
    process.exit(0);
  };
  process.once('SIGINT', () => void stop());
  process.once('SIGTERM', () => void stop());
}

function coverageText({ rules, report }: RuleCoverage): string {
  return coverageReport(rules.files[0]?.content ?? '', lineCoverage(report));
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
