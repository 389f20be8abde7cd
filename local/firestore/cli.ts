import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { coverageReport, lineCoverage } from '../rules';
import { startFirestore, type Json, type RuleCoverage } from './index';
import { rulesCompiler } from './rules/rulesAuthorizer';
import { watchedRules } from './rules/watchedRules';

const USAGE = `Usage: cli.ts [options]
  --port 8080           0 takes any free port
  --host 127.0.0.1
  --data DIR            where the data is kept; without it nothing is
  --compact-from BYTES  a log shorter than this is not compacted into a snapshot; 16777216
  --rules FILE          guards the documents by this firestore.rules, read again when it changes; without it all is allowed
  --indexes FILE        refuses queries that need an index which this firestore.indexes.json lacks
  --coverage FILE       writes there, at the end, which lines of the rules were evaluated how often`;

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
  const rules = values.rules === undefined ? null : watchedRules(values.rules, console.log);
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
