import Papa from 'papaparse';
import type { Product } from '@/domain/catalogue/catalogue';
import { BYTE_ORDER_MARK, csvLines, separatorOf } from '@/domain/catalogue/csv/cells';
import { productKind } from '@/domain/catalogue/csv/kinds';
import { batchRows } from '@/domain/catalogue/csv/batchRows';
import { openPlanner, type PlannedRow } from '@/domain/catalogue/csv/plan';
import { groupRows, readHead, type TableRow } from '@/domain/catalogue/csv/table';
import { sheetOf, type Entry } from '@/domain/catalogue/csv/write';
import type { ProductDraft } from '@/domain/catalogue/draft/draft';
import { draftOfProduct } from '@/domain/catalogue/draft/toStored';
import type { ExportResponse, ImportResponse } from '@/domain/contracts/admin/import';
import { idToken } from '../e2e/support/shop/stack';
import { mapInBatches } from '../functions/src/platform/concurrency/mapInBatches';
import { withShop } from './support/benchShop';
import { median } from './support/load/statistics';
import { syntheticProducts } from './support/syntheticProducts';
import { textTable } from '../local/textTable';

/** `npm run bench -- csv`: exports and imports 5,000 products as CSV, with everything that the browser does. */
const PRODUCTS = Number(process.env.BENCH_PRODUCTS ?? 5000);
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 3);
/** As the admin's import does. */
const CONCURRENT_CALLS = Number(process.env.BENCH_AT_ONCE ?? 2);

type Call = <T>(path: string, body?: object) => Promise<T>;

/** Sends a call and retries one that breaks off, as the admin's import does. Importing the same rows twice changes nothing. */
async function sent(url: string, init: RequestInit, tries = 4): Promise<Response> {
  try {
    return await fetch(url, init);
  } catch (error) {
    if (tries <= 1) throw error;
    console.log(`Sent again: ${String(error)}`);
    return sent(url, init, tries - 1);
  }
}

function callsOf(baseUrl: string, apiKey: string, token: string): Call {
  return async <T>(path: string, body?: object) => {
    const answer = await sent(`${baseUrl}/api/admin/${path}`, {
      method: body ? 'POST' : 'GET',
      headers: {
        'x-api-key': apiKey,
        authorization: `Bearer ${token}`,
        ...(body ? { 'content-type': 'application/json' } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    return (await answer.json()) as T;
  };
}

const entryOf = (product: Product): Entry<ProductDraft> => ({
  id: product.id,
  version: product.updatedAt,
  draft: draftOfProduct(product),
});

async function readShop(call: Call): Promise<Entry<ProductDraft>[]> {
  const entries: Entry<ProductDraft>[] = [];
  let after: string | null = '';
  while (after !== null) {
    const page: ExportResponse<Product> = await call(`export/products?after=${encodeURIComponent(after)}`);
    entries.push(...page.items.map(entryOf));
    after = page.next;
  }
  return entries;
}

function fileOf(entries: readonly Entry<ProductDraft>[]): string {
  const { head, rowsOf } = sheetOf(productKind, entries);
  return BYTE_ORDER_MARK + csvLines([head]) + entries.map((entry) => csvLines(rowsOf(entry))).join('');
}

function planOf(file: string, shop: readonly Entry<ProductDraft>[]): PlannedRow<ProductDraft>[] {
  const { separator, text } = separatorOf(file);
  const [first = [], ...others] = Papa.parse<string[]>(text, {
    delimiter: separator,
    skipEmptyLines: true,
  }).data;
  const read = readHead(productKind, first);
  if (!read.ok) throw new Error(read.reason);
  const rows = others.map((cells, at): TableRow => ({ cells, place: { row: at + 2, line: at + 2 } }));
  const byId = new Map(shop.map((entry) => [entry.id, entry]));
  const bySku = new Map(shop.flatMap(({ id, draft }) => draft.variants.map(({ sku }) => [sku, id] as const)));
  return groupRows(read.head, rows, (sku) => bySku.get(sku)).map(
    openPlanner(productKind, read.head, { byId, bySku }),
  );
}

async function send(call: Call, plan: readonly PlannedRow<ProductDraft>[], round: string): Promise<number> {
  const rows = plan.flatMap((one, at): object[] => {
    if (one.kind === 'bad') throw new Error(one.bad.reason);
    if (one.kind === 'unchanged') return [];
    if (one.kind === 'new') return [{ key: `bench-${round}-${at}`, draft: one.draft }];
    return [{ id: one.before.id, version: one.before.version, draft: one.draft, seen: one.seen }];
  });
  const done = await mapInBatches(batchRows(rows), CONCURRENT_CALLS, (some) =>
    call<ImportResponse>('import/products', { rows: some }),
  );
  const refused = done
    .flatMap(({ results }) => results)
    .filter(({ outcome }) => outcome === 'refused' || outcome === 'left');
  if (refused.length > 0) throw new Error(JSON.stringify(refused[0]));
  return rows.length;
}

/** Products that no other round has. */
function drafts(round: number): Entry<ProductDraft>[] {
  return syntheticProducts(PRODUCTS).map((face, at) => {
    const product = face as unknown as Product;
    const variants = product.variants.map((one, n) => ({ ...one, sku: `R${round}-${at}-${n}`, stock: 20 }));
    const draft = draftOfProduct({ ...product, slug: `r${round}-${at}`, variants });
    return { id: '', version: '', draft };
  });
}

const dearer = (entry: Entry<ProductDraft>): Entry<ProductDraft> => ({
  ...entry,
  draft: {
    ...entry.draft,
    variants: entry.draft.variants.map((one) => ({ ...one, price: one.price - 1, stock: one.stock + 1 })),
  },
});

const PHASES = ['Export', 'File written', 'File read and compared', 'Sent and saved', 'In all'] as const;
type Times = Record<(typeof PHASES)[number], number>;

/** From the click to the last answer: reads the catalogue, compares the file with it, and sends the changed rows. */
async function importOf(
  call: Call,
  change: (shop: Entry<ProductDraft>[]) => Entry<ProductDraft>[],
  round: string,
) {
  const began = performance.now();
  const shop = await readShop(call);
  const exported = performance.now();
  const file = fileOf(change(shop));
  const written = performance.now();
  const plan = planOf(file, shop);
  const planned = performance.now();
  const sent = await send(call, plan, round);
  const ended = performance.now();
  const times: Times = {
    Export: exported - began,
    'File written': written - exported,
    'File read and compared': planned - written,
    'Sent and saved': ended - planned,
    'In all': ended - began - (written - exported),
  };
  return { times, sent, bytes: file.length };
}

async function main(): Promise<void> {
  await withShop(0, async ({ stack }) => {
    const token = await idToken(stack.accounts.admin.email, stack.accounts.admin.password);
    const call = callsOf(stack.baseUrl, stack.apiKey, token);
    const all: Record<string, Times[]> = { new: [], changed: [], unchanged: [] };
    for (let round = 1; round <= ROUNDS; round += 1) {
      const own = (entry: Entry<ProductDraft>) => entry.draft.slug.startsWith(`r${round}-`);
      const steps: [string, (shop: Entry<ProductDraft>[]) => Entry<ProductDraft>[]][] = [
        ['new', () => drafts(round)],
        ['changed', (shop) => shop.filter(own).map(dearer)],
        ['unchanged', (shop) => shop.filter(own)],
      ];
      for (const [name, change] of steps) {
        const { times, sent, bytes } = await importOf(call, change, `${round}-${name}`);
        all[name]?.push(times);
        console.log(
          `round ${round}, ${name}: ${sent} sent, ${(bytes / 1e6).toFixed(1)} MB, ${(times['In all'] / 1000).toFixed(1)} s`,
        );
      }
    }
    const rows = Object.entries(all).map(([name, times]) => [
      `All ${name}`,
      ...PHASES.map((phase) => `${(median(times.map((one) => one[phase])) / 1000).toFixed(1)} s`),
    ]);
    console.log(`\n${textTable([`${PRODUCTS} products, median of ${ROUNDS}`, ...PHASES], rows)}`);
  });
}

void main();
