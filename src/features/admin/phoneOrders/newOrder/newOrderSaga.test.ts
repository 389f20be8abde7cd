import type { UnknownAction } from '@reduxjs/toolkit';
import { adminCustomerPath, adminOrderPath, adminPaths } from '@/app/router/paths';
import { cartKey } from '@/domain/cart/cart';
import type { CustomerRow } from '@/domain/admin/customers/row';
import type { CustomerDetail } from '@/domain/contracts/admin/customers';
import type { AdminOrderResponse } from '@/domain/contracts/adminOrders/actions';
import type { PhoneOrderRequest, PhoneQuoteRequest } from '@/domain/contracts/adminOrders/phoneOrders';
import type { Sellable } from '@/domain/phoneOrders/sellable';
import { pageViewed } from '@/lib/toast';
import { fail, ok, type CallFailure, type Result } from '@/services';
import type { CustomerAdmin } from '@/services/admin/people/createCustomerAdmin';
import type { PhoneOrders } from '@/services/admin/orders/createPhoneOrders';
import { anOrder } from '@/testing/builders';
import { fakeServices } from '@/testing/fakeServices';
import { orderLoaded } from '../../openOrder';
import { runAdminSaga } from '../../testing/runAdminSaga';
import { eraseRequested, linkCancelRequested } from '../linkActions';
import { messages } from '../messages';
import { newOrderSaga } from './newOrderSaga';
import { newOrderActions as actions } from './newOrderSlice';
import { quoted } from './testing/quoted';

type Placed = Result<AdminOrderResponse, CallFailure>;

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
const refusal = (code: string): Placed =>
  fail<CallFailure>({ kind: 'refused', status: 409, code, message: 'It has changed.' });
const pune = { pincode: '411001', city: 'Pune', states: ['Maharashtra'] };
const rest = () => new Promise(setImmediate);

/** A form with one priced item; each press is answered by the next of `answers`. */
function start(answers: Placed[], others: Partial<PhoneOrders & Pick<CustomerAdmin, 'find'>> = {}) {
  const sent: PhoneOrderRequest[] = [];
  const quotedFor: string[] = [];
  const unused = () => Promise.reject(new Error('This is not called'));
  const api = {
    quote: ({ phone }: PhoneQuoteRequest) => {
      quotedFor.push(phone);
      return Promise.resolve(ok(quoted));
    },
    place: (request: PhoneOrderRequest) => {
      sent.push(request);
      return Promise.resolve(answers.shift() ?? fail<CallFailure>({ kind: 'network' }));
    },
    cancelLink: unused,
    erase: unused,
    page: unused,
    find: unused,
    ...others,
  };
  const { services } = fakeServices();
  const run = runAdminSaga([() => newOrderSaga(services, api, api)], services);
  run.dispatch(actions.newOrderOpened('GLM1'));
  run.dispatch(actions.lineAdded(toner));
  run.dispatch(actions.quoteLoaded(quoted));
  const press = async () => {
    run.dispatch(actions.placeRequested(run.state().admin.newOrder.orderId));
    await rest();
    return run.state().admin.newOrder.sending;
  };
  return {
    run,
    services,
    sent,
    quotedFor,
    press,
    dispatch: run.dispatch,
    state: () => run.state().admin.newOrder,
    toasts: () => run.state().notifications.toasts.map(({ text }) => text),
  };
}

test('a press right after a refusal is sent, and the typed order stays', async () => {
  const { sent, press, state } = start([refusal('total_changed'), refusal('sold_out')]);
  expect(await press()).toEqual({ status: 'failed', message: 'It has changed.', existing: '' });
  expect(await press()).toEqual({ status: 'failed', message: 'It has changed.', existing: '' });
  expect(sent).toHaveLength(2);
  expect(state().lines).toHaveLength(1);
});

test('without an answer the next press sends the same order again', async () => {
  const { sent, press } = start([]);
  await press();
  await press();
  expect(sent.map(({ orderId }) => orderId)).toEqual(['GLM1', 'GLM1']);
  expect(sent[1]).toEqual(sent[0]);
});

test('a number that another order has is replaced', async () => {
  const { sent, press } = start([refusal('order_exists')]);
  await press();
  await press();
  expect(sent[1]?.orderId).toMatch(/^GLM\d{10,}$/);
});

test('an order that is changed after a lost answer is not placed again until another one is wanted', async () => {
  const placed: CallFailure = {
    kind: 'refused',
    status: 409,
    code: 'already_placed',
    message: 'Open it.',
    orderId: 'GLM1',
  };
  const { sent, press, dispatch, state } = start([fail({ kind: 'network' }), fail(placed), fail(placed)]);
  await press();
  dispatch(actions.lineStepped({ key: cartKey(toner), delta: 1 }));
  expect(await press()).toEqual({ status: 'failed', message: 'Open it.', existing: 'GLM1' });
  await press();
  dispatch(actions.anotherOrderRequested());
  expect(state().sending).toEqual({ status: 'idle' });
  await press();
  const ids = sent.map(({ orderId }) => orderId);
  expect(ids).toEqual(['GLM1', 'GLM1', 'GLM1', expect.stringMatching(/^GLM\d{10,}$/)]);
});

test('a placed order empties the form', async () => {
  const answer = ok({ success: true as const, message: '', order: anOrder({ orderId: 'GLM1' }) });
  const { press, state } = start([answer]);
  expect(await press()).toEqual({ status: 'idle' });
  expect(state().lines).toEqual([]);
});

test('the page of a placed order says that it is placed', async () => {
  const answer = ok({ success: true as const, message: '', order: anOrder({ orderId: 'GLM1' }) });
  const { press, dispatch, toasts } = start([answer]);
  await press();
  dispatch(pageViewed(adminOrderPath('GLM1')));
  expect(toasts()).toEqual([messages.placed.link]);
});

test('a complete mobile number is priced again, as it may have used up the coupon', async () => {
  jest.useFakeTimers();
  const { quotedFor, dispatch } = start([]);
  await jest.advanceTimersByTimeAsync(200);
  dispatch(actions.addressTyped({ field: 'phone', text: '98765' }));
  await jest.advanceTimersByTimeAsync(200);
  dispatch(actions.addressTyped({ field: 'phone', text: '9876543210' }));
  await jest.advanceTimersByTimeAsync(200);
  jest.useRealTimers();
  expect(quotedFor).toEqual(['', '9876543210']);
});

test('a field that is typed while the PIN code is looked up does not cancel the lookup', async () => {
  const { dispatch, services, state } = start([]);
  let answer = () => {};
  services.pincodes.find = () => new Promise((resolve) => (answer = () => resolve(ok(pune))));
  services.shop.serviceability = (pincode) =>
    Promise.resolve(ok({ pincode, deliverable: false, cod: false, by: null }));
  dispatch(actions.addressTyped({ field: 'pincode', text: '411001' }));
  dispatch(actions.addressTyped({ field: 'landmark', text: 'Near the park' }));
  answer();
  await rest();
  expect(state().address).toMatchObject({ city: 'Pune', state: 'Maharashtra', landmark: 'Near the park' });
  expect(state().delivery).toMatchObject({ pincode: '411001', deliverable: false });
});

test('two links are cancelled side by side, and neither answer opens its order in the place of another', async () => {
  const answers: ((answer: Placed) => void)[] = [];
  const { run, toasts } = start([], { cancelLink: () => new Promise((resolve) => answers.push(resolve)) });
  const open = anOrder({ orderId: 'GLM3' });
  run.dispatch(orderLoaded(open));
  run.dispatch(linkCancelRequested('GLM1'));
  run.dispatch(linkCancelRequested('GLM1'));
  run.dispatch(linkCancelRequested('GLM2'));
  expect(answers).toHaveLength(2);
  answers[1]?.(fail({ kind: 'refused', status: 409, code: 'paid', message: 'It is paid.' }));
  answers[0]?.(fail({ kind: 'network' }));
  await rest();
  run.dispatch(linkCancelRequested('GLM1'));
  answers[2]?.(ok({ success: true, message: 'Cancelled.', order: anOrder({ orderId: 'GLM1' }) }));
  await rest();
  expect(run.state().admin.openOrder.one).toEqual({ status: 'ready', value: open });
  // Of each order the latest message.
  expect(toasts()).toEqual(['It is paid.', 'Cancelled.']);
});

test.each<[string, string, UnknownAction]>([
  ['another customer', '', actions.customerDropped()],
  ['a typed address', '9 New Road', actions.addressTyped({ field: 'addressLine1', text: '9 New Road' })],
])('a late answer with the saved addresses does not overwrite %s', async (_name, line, meanwhile) => {
  let answer = () => {};
  const { dispatch, state } = start([], {
    find: () =>
      new Promise((resolve) => {
        const customer = { addresses: [anOrder().address] } as CustomerDetail;
        answer = () => resolve(ok({ success: true, message: '', customer }));
      }),
  });
  dispatch(actions.customerPicked({ uid: 'asha', name: 'Asha', email: '', phone: '' } as CustomerRow));
  dispatch(meanwhile);
  answer();
  await rest();
  expect(state().address.addressLine1).toBe(line);
});

/** A form that is left for that of GLM2 while GLM1 is still sent. */
function leaving() {
  const sent: string[] = [];
  const answers: ((answer: Placed) => void)[] = [];
  const place = ({ orderId }: PhoneOrderRequest) => {
    sent.push(orderId);
    return new Promise<Placed>((resolve) => answers.push(resolve));
  };
  const { run, services, press, state, toasts } = start([], { place });
  const went = jest.spyOn(services.navigation, 'go');
  const begin = async () => {
    await press();
    run.dispatch(actions.newOrderLeft());
    run.dispatch(actions.newOrderOpened('GLM2'));
    run.dispatch(actions.lineAdded(toner));
    run.dispatch(actions.quoteLoaded(quoted));
  };
  const answerFirst = async (answer: Placed) => {
    answers[0]?.(answer);
    await rest();
  };
  return { begin, press, sent, answerFirst, went, state, toasts, dispatch: run.dispatch };
}

test('an order is sent while one whose form was left is still sent', async () => {
  const { begin, press, sent } = leaving();
  await begin();
  await press();
  expect(sent).toEqual(['GLM1', 'GLM2']);
});

test.each<[string, Placed, string]>([
  [
    'a placed order',
    ok({ success: true, message: '', order: anOrder({ orderId: 'GLM1' }) }),
    messages.placed.linkElsewhere,
  ],
  ['a refused order', refusal('total_changed'), 'It has changed.'],
  ['an order whose number is taken', refusal('order_exists'), 'It has changed.'],
  ['an order without an answer', fail({ kind: 'network' }), 'The shop could not be reached.'],
])('%s whose form was left is told by its number, and the next form stays', async (_name, answer, text) => {
  const { begin, answerFirst, went, state, toasts } = leaving();
  await begin();
  await answerFirst(answer);
  expect(state()).toMatchObject({ orderId: 'GLM2', lines: [{ sku: 'T-1' }], sending: { status: 'idle' } });
  expect(went).not.toHaveBeenCalled();
  expect(toasts()).toEqual([expect.stringMatching(/^GLM1/)]);
  expect(toasts()[0]).toContain(text);
});

test('a link that is ready after its form was left stays named on the next screen', async () => {
  const { begin, answerFirst, toasts, dispatch } = leaving();
  await begin();
  await answerFirst(ok({ success: true, message: '', order: anOrder({ orderId: 'GLM1' }) }));
  dispatch(pageViewed(adminPaths.customers));
  expect(toasts()).toEqual([expect.stringMatching(/^GLM1.*Open the order to send it\.$/)]);
});

test.each<[string, string[], string, string[]]>([
  ['on the page', [], adminPaths.customers, ['All data is deleted.']],
  ['left and opened again', ['aditi', 'meera'], adminPaths.customers, ['All data is deleted.']],
  ['left for another', ['aditi'], '', ['Meera: All data is deleted.']],
])('a customer who is erased %s: %j', async (_name, opened, place, texts) => {
  let answer = () => {};
  const erase = () =>
    new Promise<Result<{ success: true; message: string }, CallFailure>>((resolve) => {
      answer = () => resolve(ok({ success: true, message: 'All data is deleted.' }));
    });
  const { dispatch, services, toasts } = start([], { erase });
  const went = jest.spyOn(services.navigation, 'go');
  dispatch(pageViewed(adminCustomerPath('meera')));
  dispatch(eraseRequested({ uid: 'meera', name: 'Meera' }));
  for (const uid of opened) dispatch(pageViewed(adminCustomerPath(uid)));
  answer();
  await rest();
  expect(went.mock.calls.map(([path]) => path)).toEqual(place ? [place] : []);
  expect(toasts()).toEqual(texts);
});
