import { cartKey } from '@/domain/cart/cart';
import type { Sellable } from '@/domain/phoneOrders/sellable';
import { fail, type CallFailure } from '@/services';
import { fakeServices } from '@/testing/fakeServices';
import { runAdminSaga } from '../../testing/runAdminSaga';
import { newOrderSaga } from './newOrderSaga';
import { newOrderActions as actions } from './newOrderSlice';

const toner: Sellable = {
  kind: 'product',
  id: 'toner',
  sku: 'T-1',
  name: 'Toner',
  variant: '100 ml',
  price: 300,
  stock: 5,
  mainImage: '',
};

/** The screen as a page that has just loaded shows it. */
function load() {
  const { services } = fakeServices();
  const away = async () => fail<CallFailure>({ kind: 'network' });
  const api = { quote: away, place: away, cancelLink: away, erase: away };
  const page = runAdminSaga([() => newOrderSaga(services, { page: away, find: away }, api)], services);
  page.dispatch(actions.newOrderShown());
  const order = () => page.state().admin.newOrder;
  return { ...page, order };
}

test('a reload keeps the order that is put together, with its number, and asks for its price', () => {
  const before = load();
  before.dispatch(actions.lineAdded(toner));
  before.dispatch(actions.lineStepped({ key: cartKey(toner), delta: 3 }));
  before.dispatch(actions.addressTyped({ field: 'name', text: 'Meera Nair' }));
  before.dispatch(actions.couponTyped('GLOW10'));
  before.stop();

  const after = load();
  expect(after.order()).toMatchObject({
    orderId: before.order().orderId,
    lines: [{ sku: 'T-1', quantity: 4 }],
    address: { name: 'Meera Nair' },
    couponCode: 'GLOW10',
    quote: { status: 'loading' },
  });
  after.stop();
});

test('an order that was left, or emptied by hand, is not begun again', () => {
  const left = load();
  left.dispatch(actions.lineAdded(toner));
  left.dispatch(actions.newOrderLeft());
  left.stop();
  const next = load();
  expect(next.order().lines).toEqual([]);
  next.dispatch(actions.lineAdded(toner));
  next.dispatch(actions.lineRemoved(cartKey(toner)));
  next.stop();
  const last = load();
  expect(last.order().lines).toEqual([]);
  last.stop();
  expect(fakeServices().services.storage.adminDrafts.any()).toBe(false);
});

test('a draft that an earlier version wrote in another form is left aside', () => {
  const { services } = fakeServices();
  services.storage.adminDrafts.write('new-order', { orderId: 'GLM1', lines: 'toner' });
  const page = load();
  expect(page.order()).toMatchObject({ lines: [], customer: { uid: '' } });
  page.stop();
});
