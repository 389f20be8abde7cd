import type { AuditEntry } from '@/domain/records/audit';
import type { Order } from '@/domain/orders/order/order';
import { bulkSaga } from '@/features/admin/orders/bulk/bulkSaga';
import {
  bulkRequested,
  bulkResumed,
  bulkStopped,
  selectBulk,
  selectLeftBulk,
  type BulkKind,
} from '@/features/admin/orders/bulk/bulkSlice';
import { runAdminSaga } from '@/features/admin/testing/runAdminSaga';
import { createOrderAdmin } from '@/services/admin/orders/createOrderAdmin';
import { createOrderList } from '@/services/admin/orders/createOrderList';
import type { BulkRun } from '@/services/browser/stored/team/bulkRuns';
import type { Http } from '@/services/shopApi/http';
import { fakeServices } from '@/testing/fakeServices';
import { cartLine, codBody, product } from '../local/endpoints/testing/documents/fixtures';
import { startTestShop, type TestShop } from '../local/endpoints/testing/shops/testShop';
import { textTable } from '../local/textTable';

const COUNT = 500;
/** Orders after which the person leaves; they come back in another tab. */
const LEFT_AT = 180;
/** Milliseconds for one bulk act. */
const MOST_MS = 300_000;
const LOOK_MS = 5;

// Node 20 has no navigator, and a later one's locks are the process's own, not a tab's.
Object.defineProperty(globalThis, 'navigator', { value: {}, configurable: true });

const idOf = (at: number) => `BULK${String(at).padStart(4, '0')}`;
const ids = Array.from({ length: COUNT }, (_, at) => idOf(at));
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** A tab of the orders desk, whose calls reach the real endpoints; what a browser keeps of a run is in `kept`. */
function openTab(shop: TestShop, kept: { runs: BulkRun[] }) {
  const http: Http = async ({ path, body }) => {
    const reply = await shop.call(path, { body: body as object, as: 'ada' });
    return { kind: 'answered', status: reply.status, body: reply.body };
  };
  const storage = {
    read: () => kept.runs,
    keep: (open: readonly BulkRun[]) => void (kept.runs = [...open]),
  };
  const { print, pickup, courierLabels } = createOrderList(http);
  const api = { act: createOrderAdmin(http).act, print, pickup, courierLabels };
  return runAdminSaga([(services) => bulkSaga(services, api, storage)], fakeServices().services);
}

type Tab = ReturnType<typeof openTab>;
const bulkOf = (tab: Tab) => selectBulk(tab.state());
const leftOf = (tab: Tab) => selectLeftBulk(tab.state())[0];
/** Orders that are done, or refused, so far; all of them once the run has ended without a refusal. */
function handled(tab: Tab): number {
  const bulk = bulkOf(tab);
  return bulk.status === 'idle' ? COUNT : bulk.done.length + bulk.failed.length;
}

async function until(condition: () => boolean, what: string): Promise<void> {
  const end = performance.now() + MOST_MS;
  while (!condition()) {
    if (performance.now() > end) throw new Error(`${what} did not come`);
    await pause(LOOK_MS);
  }
}

interface Outcome {
  /** How often the progress changed: the pieces that somebody sees. */
  steps: number;
  done: number;
  failed: { id: string; message: string }[];
  seconds: number;
}

/** Does something with all orders: leaves the tab on the way, and goes on in another one. */
async function tryBulk(shop: TestShop, kind: BulkKind): Promise<Outcome> {
  const kept: { runs: BulkRun[] } = { runs: [] };
  const begun = performance.now();
  const first = openTab(shop, kept);
  const seen = new Set<number>();
  first.store.subscribe(() => seen.add(handled(first)));
  first.dispatch(bulkRequested({ kind, layout: 'a4', ids }));
  await until(() => handled(first) >= LEFT_AT, 'the first part');
  first.dispatch(bulkStopped());
  await until(() => leftOf(first) !== undefined, 'the stop');
  // Requests in flight are answered before the tab closes.
  await pause(500);
  first.stop();
  const second = openTab(shop, kept);
  const left = leftOf(second);
  if (!left) throw new Error('The run was not found again');
  second.store.subscribe(() => seen.add(handled(second)));
  second.dispatch(bulkResumed(left.run));
  await until(() => handled(second) === COUNT && bulkOf(second).status !== 'running', 'the end');
  const bulk = bulkOf(second);
  const failed = bulk.status === 'idle' ? [] : bulk.failed;
  return {
    steps: seen.size,
    done: COUNT - failed.length,
    failed,
    seconds: (performance.now() - begun) / 1000,
  };
}

async function stored(shop: TestShop): Promise<Order[]> {
  return (await shop.db.collection('orders').get()).docs.map((doc) => doc.data() as Order);
}

/** Problems of a run: a refusal that does not name its order, and acts in the log that are not one. */
async function problemsOf(shop: TestShop, action: string, { failed }: Outcome): Promise<string[]> {
  const nameless = failed.filter(({ id, message }) => !message.includes(id));
  const log = (await shop.db.collection('auditLog').where('action', '==', action).get()).docs;
  const acts = new Set(log.map((doc) => (doc.data() as AuditEntry).run ?? doc.id));
  return [
    ...nameless.map(({ id, message }) => `${id} is not named: ${message}`),
    ...(acts.size === 1 ? [] : [`${action} stands ${acts.size} times in the log`]),
  ];
}

/**
 * `npm run bench -- bulk`: 500 orders are packed and then handed to a courier that answers for half of them, by the orders desk's
 * own saga and the real endpoints. Each run is left on the way and resumed in another tab.
 */
async function main(): Promise<void> {
  const shop = await startTestShop();
  const toner = product('toner', { units: 10 * COUNT });
  await shop.seed({ products: [toner] });
  for (const id of ids) {
    const { status } = await shop.order(codBody(id, [cartLine(toner)]));
    if (status !== 200) throw new Error(`${id} was answered ${status}`);
  }
  const packing = await tryBulk(shop, 'pack');
  const packed = (await stored(shop)).filter(({ status }) => status === 'packed');
  const cancelled = packed.filter(({ orderId }) => Number(orderId.slice(-1)) % 2 === 1);
  for (const { shipment } of cancelled) await shop.courier.cancel(shipment.awb, AbortSignal.timeout(5000));
  const pickup = await tryBulk(shop, 'pickup');
  const fetched = (await stored(shop)).filter(({ shipment }) => shipment.pickup);
  const problems = [
    ...(await problemsOf(shop, 'order.packed', packing)),
    ...(await problemsOf(shop, 'orders.pickup_asked', pickup)),
    ...(packed.length === packing.done
      ? []
      : [`${packed.length} are packed, ${packing.done} were said to be`]),
    ...(packing.done === COUNT ? [] : [`${packing.done} of ${COUNT} were packed`]),
    ...(fetched.length === pickup.done
      ? []
      : [`${fetched.length} are fetched, ${pickup.done} were said to be`]),
    ...(pickup.done === COUNT / 2 ? [] : [`${pickup.done} of ${COUNT / 2} are fetched`]),
  ];
  await shop.close();
  const row = (name: string, { steps, done, failed, seconds }: Outcome) =>
    [name, done, failed.length, steps, seconds.toFixed(1)].map(String);
  const heads = ['what', 'done', 'refused by name', 'steps of progress', 'seconds'];
  console.log(`\n${textTable(heads, [row('pack', packing), row('pickup', pickup)])}\n`);
  for (const problem of problems) console.error(problem);
  process.exitCode = problems.length === 0 ? 0 : 1;
}

void main();
