import { editShop } from '../testing/shops/editShop';
import { cartLine } from '../testing/documents/fixtures';
import { serum, toner } from '../testing/shops/payingShop';

const { shop, order, record, level, asked, act, paid } = editShop('ES');
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

afterEach(() => shop().switchOnline(true));

/** Time passes, and the reconciler runs in a shop that Razorpay was taken from. */
async function after(ms: number): Promise<void> {
  shop().advance(ms);
  await shop().reconcile();
}

test('an edit that nothing pays for any more frees its order an hour after its page, and a late payment goes back', async () => {
  await shop().seed({ products: [toner, serum] });
  const id = await paid();
  const request = await asked(id, { added: [cartLine(serum)], total: 1425 });
  expect(await act(id, 'edit', request)).toMatchObject({ status: 200 });
  const link = (await order(id)).waitingEdit?.link.id ?? '';
  shop().switchOnline(false);
  await after(DAY + 30 * MINUTE);
  expect((await order(id)).waitingEdit).toBeDefined();
  await after(31 * MINUTE);
  expect((await order(id)).waitingEdit).toBeUndefined();
  expect(await level('serum-1')).toMatchObject({ available: 3, reserved: 0 });
  expect(await act(id, 'pack')).toMatchObject({ status: 200 });
  shop().switchOnline(true);
  await shop().razorpay.payLink(link);
  await after(DAY);
  expect(Object.values((await record(link)).refunds)).toMatchObject([{ reason: 'not_edited' }]);
});
