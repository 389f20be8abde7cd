import { cartLine } from '../testing/documents/fixtures';
import { aroundTransactions } from '../testing/shops/aroundTransactions';
import { editShop } from '../testing/shops/editShop';
import { serum, toner } from '../testing/shops/payingShop';

/** What happens while Razorpay answers: after an edit is decided, and before it is stored. */
let meanwhile: (() => Promise<unknown>) | null = null;
let isDecided = false;
const between = aroundTransactions((run) => async (work, options) => {
  const happens = isDecided ? meanwhile : null;
  isDecided = options?.readOnly === true;
  if (happens) meanwhile = null;
  await happens?.();
  return run(work, options);
});
const { shop, order, asked, act, paid } = editShop('DR', between);
const MORE = { added: [cartLine(serum)], total: 1425 };
const SOLD_OUT = { available: 0, reserved: 0, sold: 3 };
beforeEach(() => shop().seed({ products: [toner, serum] }));

test('the same edit on two instances at once leaves one page, which can be paid', async () => {
  const id = await paid();
  const body = await asked(id, MORE);
  await shop().razorpay.mode('slow', { delayMs: 500 });
  const replies = await Promise.all([1, 2].map(() => act(id, 'edit', body)));
  await shop().razorpay.mode('ok');
  expect(replies.map(({ status }) => status)).toEqual([200, 200]);
  const { waitingEdit, editPages } = await order(id);
  expect(editPages).toBe(1);
  await shop().razorpay.payLink(waitingEdit?.link.id ?? '');
  shop().advance(11 * 60_000);
  await shop().reconcile();
  await shop().reconcile();
  expect(await order(id)).toMatchObject({ amounts: { finalTotal: 1425 } });
});

test('however often an edit cannot be stored, the next one gets a page', async () => {
  const id = await paid();
  const stock = shop().db.doc('stock/serum-1');
  const before = (await stock.get()).data() ?? {};
  for (const page of [1, 2, 3]) {
    meanwhile = () => stock.update(SOLD_OUT);
    expect(await act(id, 'edit', await asked(id, MORE))).toMatchObject({ body: { code: 'sold_out' } });
    expect(await shop().razorpay.link(`${id}-E${page}`)).toMatchObject({ status: 'cancelled' });
    await stock.set(before);
  }
  expect(await act(id, 'edit', await asked(id, MORE))).toMatchObject({ status: 200 });
});

test('an edit whose page another call gave up is told so, and can be sent again', async () => {
  const id = await paid();
  meanwhile = () => shop().db.doc(`orders/${id}`).update({ editPages: 1 });
  expect(await act(id, 'edit', await asked(id, MORE))).toMatchObject({
    status: 409,
    body: { code: 'page_closed' },
  });
  expect(await act(id, 'edit', await asked(id, MORE))).toMatchObject({ status: 200 });
});
