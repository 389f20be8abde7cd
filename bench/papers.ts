import type { PrintResponse } from '@/domain/contracts/adminOrders/print';
import { cartLine, codBody, product } from '../local/endpoints/testing/documents/fixtures';
import { startTestShop } from '../local/endpoints/testing/shops/testShop';
import { textTable } from '../local/textTable';

const COUNT = 60;
const MOST_SECONDS = 5;
/** Free memory of a running function of 256 MB, which takes some 105 MB at its start. */
const MOST_MB = 150;

/** The most that the process has held so far; drawing leaves no time to look meanwhile. */
const peakMegabytes = () => process.resourceUsage().maxRSS / 1024;

/**
 * `npm run bench -- papers`: the labels of 60 packed orders with their packing slips in one PDF, on label paper and on A4, by the real
 * endpoint. The first has to load the PDF code. Exit code 1 where one takes over 5 s, or memory beyond a function of 256 MB.
 */
async function main(): Promise<void> {
  const shop = await startTestShop();
  const lines = ['toner', 'serum', 'mask', 'cream', 'soap'].map((id) => product(id, { units: 10 * COUNT }));
  await shop.seed({ products: lines });
  const orders = Array.from({ length: COUNT }, (_, at) => `PAPER${String(at).padStart(4, '0')}`);
  for (const id of orders) {
    const placed = await shop.order(
      codBody(
        id,
        lines.map((one) => cartLine(one, 2)),
      ),
    );
    const packed = await shop.admin(`orders/${id}/pack`, {});
    if (placed.status !== 200 || packed.status !== 200) throw new Error(`${id} is not packed`);
  }
  const rows: string[][] = [];
  let missed = false;
  for (const layout of ['4x6', 'a4', '4x6', 'a4']) {
    const [before, begun] = [peakMegabytes(), performance.now()];
    const { status, body } = await shop.admin('print', { what: 'labels-with-slips', layout, orders });
    const seconds = (performance.now() - begun) / 1000;
    const { done, file } = body as unknown as PrintResponse;
    if (status !== 200 || done.length !== COUNT) throw new Error(`The print was answered ${status}`);
    const more = peakMegabytes() - before;
    missed ||= seconds > MOST_SECONDS || more > MOST_MB;
    const kilobytes = Math.round((file.length * 3) / 4 / 1000);
    rows.push([layout, String(done.length), seconds.toFixed(2), `${Math.round(more)}`, `${kilobytes}`]);
  }
  await shop.close();
  console.log(`\n${textTable(['paper', 'orders', 'seconds', 'MB more, at most', 'KB'], rows)}\n`);
  if (missed) console.error(`Missed: ${MOST_SECONDS} s and ${MOST_MB} MB more`);
  process.exitCode = missed ? 1 : 0;
}

void main();
