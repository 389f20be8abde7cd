import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildFunctions } from '../functions/build';
import { store } from '../src/domain/store';
import { coldStart, type ColdCall, type ColdStart } from './coldStart';
import { FUNCTIONS_SOURCE, groundWith, lineOf, shelfOf } from './functionGround';
import { median } from './statistics';
import { textTable } from './textTable';

const STARTS = 5;
/** A function that does nothing: what the runtime itself takes. */
function emptyFunction(folder: string): string {
  writeFileSync(join(folder, 'index.js'), 'exports.empty = (request, response) => response.end();');
  return folder;
}

const ms = (value: number) => `${Math.round(value)} ms`;

/** `npm run bench:cold`: from spawning a function to its first answer, and what it loads. See bench/README.md. */
async function main(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'glumist-bench-'));
  const files = await buildFunctions();
  const documents = shelfOf(0);
  const ground = await groundWith(documents);
  try {
    const { env } = ground;
    const asked = { cartItems: [lineOf(documents)], couponCode: '', paymentMethod: 'Cash on Delivery' };
    const calls: [string, ColdCall][] = [
      ['an empty function', { source: emptyFunction(folder), target: 'empty', path: '/' }],
      ['shop, GET catalogue', { source: FUNCTIONS_SOURCE, target: 'shop', path: '/api/catalogue' }],
      [
        'payment, POST validate-offer',
        { source: FUNCTIONS_SOURCE, target: 'payment', path: '/api/payment/validate-offer', body: asked },
      ],
    ];
    const rows: string[][] = [];
    for (const [name, call] of calls) {
      const starts: ColdStart[] = [];
      for (let n = 0; n < STARTS; n += 1) starts.push(await coldStart({ ...call, env }, store.apiKey));
      const times = starts.map((start) => start.ms);
      const processor = median(starts.map((start) => start.processor));
      rows.push([name, ...[Math.min(...times), median(times), Math.max(...times), processor].map(ms)]);
    }
    console.log(
      textTable([`spawn to first answer, of ${STARTS}`, 'quickest', 'median', 'slowest', 'processor'], rows),
    );
  } finally {
    await ground.close();
    rmSync(folder, { recursive: true, force: true });
  }
  const sizes = files.map(({ name, bytes }) => [`functions/lib/${name}`, `${Math.ceil(bytes / 1024)} KB`]);
  console.log(`\n${textTable(['file', 'size'], sizes)}`);
}

main().then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(error);
    process.exit(1);
  },
);
