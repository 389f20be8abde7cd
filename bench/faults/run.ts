import { textTable } from '../../local/textTable';
import { tryFault } from './fault';
import { openWorlds } from './worlds';
import { faults } from '.';

const HEADINGS = ['fault', 'right', 'seconds', 'seen'];

/**
 * `npm run bench -- faults [--small F1 F4]`: runs every fault (or those named) at full size (or at the size of its
 * test). Exits with 1 when one of them did harm. See bench/README.md.
 */
async function main(args: readonly string[]): Promise<number> {
  const scale = args.includes('--small') ? 'small' : 'full';
  const names = args.filter((arg) => arg !== '--small');
  const unknown = names.find((name) => !faults.some((one) => one.name === name));
  if (unknown !== undefined) {
    console.error(`There is no fault ${unknown}. There are ${faults.map(({ name }) => name).join(', ')}.`);
    return 1;
  }
  const worlds = openWorlds();
  process.once('SIGINT', () => void worlds.close().finally(() => process.exit(130)));
  const rows: string[][] = [];
  const wrong: string[] = [];
  try {
    for (const one of faults.filter(({ name }) => names.length === 0 || names.includes(name))) {
      const world = await worlds.get(one.world);
      console.log(`${one.name}  ${one.title} …`);
      const result = await tryFault(one, world, scale);
      const figures = [`${result.right} of ${result.of}`, result.seconds.toFixed(1), result.saw];
      console.log(`    ${figures.join('  ')}`);
      rows.push([`${one.name}  ${one.title}`, ...figures]);
      for (const sentence of result.wrong) {
        wrong.push(`${one.name}: ${sentence}`);
        console.error(`  ${sentence}`);
      }
    }
  } finally {
    await worlds.close();
  }
  console.log(`\n${textTable(HEADINGS, rows)}`);
  console.log(
    wrong.length === 0
      ? '\nThe sums hold: no payment without one order or one refund, no prepaid order unpaid, no order or AWB twice, every unit and every coupon accounted for.'
      : `\nThe sums do not hold:\n${wrong.join('\n')}`,
  );
  return wrong.length === 0 ? 0 : 1;
}

main(process.argv.slice(2)).then(
  (code) => process.exit(code),
  (error: unknown) => {
    console.error(error);
    process.exit(1);
  },
);
