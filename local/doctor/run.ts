import { parseArgs } from 'node:util';
import { examine } from './examine';
import { report } from './finding';
import { accessToken } from './inside/access';

const USAGE = 'Usage: npm run doctor -- [https://<your domain>] [--project <id>]';

/** Exits with 1 when a problem was found. */
async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    options: { project: { type: 'string' } },
    allowPositionals: true,
  });
  const [address] = positionals;
  const isAddress = address === undefined || /^https?:\/\/\S+$/.test(address);
  if (!isAddress || positionals.length > 1 || (address ?? values.project) === undefined)
    throw new Error(USAGE);
  const findings = await examine({
    address,
    project: values.project,
    access: accessToken,
    now: new Date(),
  });
  for (const line of report(findings)) console.log(line);
  process.exitCode = findings.some(({ outcome }) => outcome === 'problem') ? 1 : 0;
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
