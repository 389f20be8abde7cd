import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { examine, examineIndexes } from './examine';
import { report, type Finding } from './finding';
import { accessToken } from './inside/access';

const USAGE = 'Usage: npm run doctor -- [https://<your domain>] [--project <id>] [--wait-for-indexes]';

function print(findings: readonly Finding[]): void {
  for (const line of report(findings)) console.log(line);
}

/** Exits with 1 when a problem was found; with --wait-for-indexes also when they could not be seen. */
async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    options: { project: { type: 'string' }, 'wait-for-indexes': { type: 'boolean' } },
    allowPositionals: true,
  });
  const [address] = positionals;
  const isAddress = address === undefined || /^https?:\/\/\S+$/.test(address);
  if (!isAddress || positionals.length > 1 || (address ?? values.project) === undefined)
    throw new Error(USAGE);
  if (values['wait-for-indexes']) {
    if (values.project === undefined) throw new Error(USAGE);
    const log = (line: string) => console.log(line);
    const found = await examineIndexes({ project: values.project, access: accessToken, sleep, log });
    print(found);
    process.exitCode = found.every(({ outcome }) => outcome === 'ok') ? 0 : 1;
    return;
  }
  const findings = await examine({
    address,
    project: values.project,
    access: accessToken,
    now: new Date(),
  });
  print(findings);
  process.exitCode = findings.some(({ outcome }) => outcome === 'problem') ? 1 : 0;
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
