import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../stack/settings';
import { shippedPackages, type Shipped } from './packages';

const labelOf = ({ name, version }: Shipped) => `${name} ${version}`;

/** THIRD_PARTY_NOTICES.md: a line for each package. */
export function noticesPage(shipped: readonly Shipped[]): string {
  const rows = shipped.map((one) => `${labelOf(one)}: ${one.licence}`);
  return [
    '# Third-party notices',
    '',
    'Packages that the shop is shipped with. Their full texts are in `/licenses.txt` of every build. Written by',
    '`npx tsx local/licences/run.ts`.',
    '',
    ...rows.map((row) => `- ${row}`),
    '',
    'The fonts Fraunces and Anek Latin are under the SIL Open Font License 1.1, whose text stands beside them.',
    '',
  ].join('\n');
}

const RULE = '='.repeat(80);

/** /licenses.txt: each text once, below the packages that it belongs to. */
export function licenceTexts(shipped: readonly Shipped[]): string {
  const byText = new Map<string, Shipped[]>();
  for (const one of shipped) byText.set(one.text, [...(byText.get(one.text) ?? []), one]);
  const parts = [...byText].map(([text, packages]) => {
    const names = packages.map((one) => `${labelOf(one)} (${one.licence})`).join('\n');
    return [RULE, names, RULE, '', text || 'The package has no licence text of its own.', ''].join('\n');
  });
  const own = readFileSync(path.join(ROOT, 'LICENSE'), 'utf8').trim();
  return ['The shop itself:', '', own, '', ...parts].join('\n');
}

/** The page of the installed packages, and their texts. */
export function readNotices(): { page: string; texts: string } {
  const shipped = shippedPackages(ROOT);
  return { page: noticesPage(shipped), texts: licenceTexts(shipped) };
}
