import { KeyedQueue } from '../../../functions/src/platform/concurrency/keyedQueue';
import { bobsAddress, cartLine, codBody, product } from '../testing/documents/fixtures';
import { aroundTransactions } from '../testing/shops/aroundTransactions';
import { startTestShop, type TestShop } from '../testing/shops/testShop';

const CALLS = 60;
const toner = product('toner');
let openStore: () => void = () => undefined;
const storeOpens = new Promise<void>((resolve) => (openStore = resolve));
/** Holds every transaction until the store opens. */
const slow = aroundTransactions((run) => async (work, options) => {
  await storeOpens;
  return run(work, options);
});

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop({ through: slow });
  await shop.seed({ products: [toner] });
});
afterAll(() => shop.close());

async function until(isTrue: () => boolean): Promise<void> {
  while (!isTrue()) await new Promise((resolve) => setImmediate(resolve));
}

/** Notes which keys wait in the queue, and whose order is decided, in that sequence. */
function watchQueue() {
  const waiting: string[] = [];
  const decided: string[] = [];
  const run = KeyedQueue.prototype.run;
  jest.spyOn(KeyedQueue.prototype, 'run').mockImplementation(function (this: KeyedQueue, keys, task) {
    waiting.push(...keys);
    return run.call(this, keys, () => {
      decided.push(...keys.filter((key) => key.startsWith('account:')));
      return task();
    }) as ReturnType<typeof task>;
  });
  return { waiting, decided };
}

test('a buyer who sends sixty orders has one place in the queue of a product', async () => {
  const { waiting, decided } = watchQueue();
  const bodies = Array.from({ length: CALLS }, (_, n) =>
    codBody(`GLMA${n}`, [cartLine(toner)], { finalTotal: 1 }),
  );
  const refused = Promise.all(bodies.map((body) => shop.order(body)));
  await until(() => waiting.length >= CALLS);
  const { name, addressLine1, addressLine2 } = bobsAddress;
  const other = { consignee_name: name, consignee_address: `${addressLine1}, ${addressLine2}` };
  const bobs = shop.order({ ...codBody('GLMB1', [cartLine(toner)]), ...other }, 'bob');
  await until(() => waiting.includes('account:bob'));
  openStore();
  expect((await bobs).status).toBe(200);
  for (const { body } of await refused) expect(body['code']).toBe('total_changed');
  expect(decided.slice(0, 2)).toContain('account:bob');
});
