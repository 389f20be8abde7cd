import { alertsSaga } from '@/features/alerts';
import { signedIn, signedOut } from '@/features/auth';
import { catalogueSaga, pincodeEntered } from '@/features/catalogue';
import { creditSaga } from '@/features/credit';
import { giftCardsSaga } from '@/features/giftCards';
import { ordersRequested, ordersSaga } from '@/features/orders';
import { referralsSaga } from '@/features/referrals';
import { questionsSaga, reviewsSaga } from '@/features/reviews';
import { EMPTY_REVIEW } from '@/domain/reviews/review';
import { fail, ok } from '@/services';
import { friendLinkStore } from '@/services/browser/stored/login/friendLinkStore';
import { anOrder, aUser } from '@/testing/builders';
import { fakeServices } from '@/testing/fakeServices';
import { runSaga } from '@/testing/runSaga';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const SAGAS = [ordersSaga, creditSaga, giftCardsSaga, referralsSaga, alertsSaga, reviewsSaga, questionsSaga];
const delivered = anOrder({ status: 'delivered' });
const bought = delivered.lines[0]?.id ?? '';
const NETWORK = { kind: 'network' } as const;
/** What a server could answer to any of the requests. */
const body = {
  success: true,
  message: 'Done.',
  id: 'order_1',
  orderId: 'card-0001',
  credit: { balance: 500 },
  amounts: [500],
  cards: [{ id: 'card-0001', status: 'paid' }],
  card: { id: 'card-0001' },
  friends: [],
  joined: {},
  alerts: [{ id: 'one' }],
  product: { id: bought },
  review: { photos: [] },
  questions: [{ id: 'q1' }],
  question: { id: 'q1' },
  helpful: 3,
};

/** A signed-in person with an order, whose requests wait from `hold` until `answer`. */
async function begin(isReachable: boolean) {
  const fake = fakeServices();
  const { services } = fake;
  const waiting: (() => void)[] = [];
  let isHeld = false;
  let sent = 0;
  const held =
    <Args extends unknown[], Answer>(call: (...args: Args) => Answer) =>
    async (...args: Args) => {
      sent += 1;
      if (isHeld) await new Promise<void>((resolve) => waiting.push(resolve));
      return call(...args);
    };
  const failure = fail(NETWORK);
  services.http = held(() => (isReachable ? { kind: 'answered', status: 200, body } : NETWORK));
  services.orders.mine = held(() =>
    isReachable || !isHeld
      ? ok({ orders: [delivered], more: true })
      : fail({ kind: 'unavailable', cause: null }),
  );
  const { shop } = services;
  const choice = ok({ success: true, cartMails: true, reviewMails: true } as const);
  shop.askAlert = held(() => (isReachable ? ok({ success: true, message: '' } as const) : failure));
  shop.mailChoice = held(() => (isReachable ? choice : failure));
  shop.chooseMails = shop.mailChoice;
  shop.invoice = held(() => (isReachable ? ok(new Blob([])) : failure));
  shop.cancelOrder = held(() =>
    isReachable
      ? ok({
          success: true,
          order: delivered,
          orderId: delivered.orderId,
          status: 'cancelled',
          message: '',
        } as const)
      : failure,
  );
  const run = runSaga(SAGAS, services);
  run.dispatch(signedIn(aUser()));
  run.dispatch(ordersRequested());
  await run.advance(10);
  friendLinkStore.write('0123456789AB', services.clock.now());
  const answer = async () => {
    for (const one of waiting.splice(0)) one();
    await run.advance(1000);
  };
  return { ...run, fake, hold: () => (isHeld = true), sent: () => sent, waiting, answer };
}

interface Row {
  type: string;
  payload?: unknown;
}
const wish = { id: 'card-0001', amount: 500, email: 'meera@example.com', name: '', from: '', message: '' };
const saved = { productId: bought, draft: EMPTY_REVIEW, photos: [] };
const asked = { productId: bought, id: '', text: 'Why?' };

describe.each([
  ['an answer', true],
  ['a failure', false],
])('%s that comes after the person signed out changes nothing', (_name, isReachable) => {
  it.each<Row>([
    { type: 'orders/ordersRequested' },
    { type: 'orders/olderOrdersRequested' },
    { type: 'orders/taxDocumentRequested', payload: { orderId: delivered.orderId, kind: 'invoice' } },
    {
      type: 'orders/cancelRequested',
      payload: { orderId: delivered.orderId, reason: '', refundTo: 'source' },
    },
    { type: 'credit/creditRequested' },
    { type: 'giftCards/pageRequested' },
    { type: 'giftCards/redeemRequested', payload: 'CODE' },
    { type: 'giftCards/buyRequested', payload: { ...wish, sendOn: '' } },
    { type: 'giftCards/cancelRequested', payload: 'card-0001' },
    { type: 'giftCards/paymentUnfinished', payload: 'card-0001' },
    { type: 'referrals/pageRequested' },
    { type: 'referrals/linkRequested' },
    { type: 'referrals/friendLinkUsed', payload: '0123456789AB' },
    { type: 'auth/signedIn', payload: aUser() },
    { type: 'alerts/alertSubmitted', payload: { kind: 'back', sku: 'S1', email: 'meera@example.com' } },
    { type: 'alerts/myAlertsRequested' },
    { type: 'alerts/alertRemoveRequested', payload: 'one' },
    { type: 'alerts/choiceRequested' },
    { type: 'alerts/mailsChosen', payload: { cartMails: true } },
    { type: 'reviews/formOpened', payload: { productId: bought, stars: 0 } },
    { type: 'reviews/ownReviewRequested', payload: bought },
    { type: 'reviews/reviewSubmitted', payload: saved },
    { type: 'reviews/reviewDeleted', payload: bought },
    { type: 'reviews/helpfulChosen', payload: { of: 'review', id: 'r1', helpful: false } },
    { type: 'reviews/reviewReported', payload: { of: 'review', id: 'r1', reason: 'spam' } },
    { type: 'questions/questionsOpened', payload: bought },
    { type: 'questions/questionSubmitted', payload: asked },
  ])('$type', async ({ type, payload }) => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const run = await begin(isReachable);
    run.hold();
    run.dispatch({ type, payload });
    await run.advance(10);
    expect(run.waiting.length).toBeGreaterThan(0);
    run.dispatch(signedOut('left'));
    const left = run.state();
    const sent = run.sent();
    await run.answer();
    expect(run.state()).toEqual(left);
    expect(run.sent()).toBe(sent);
    expect(run.fake.record.saved).toEqual([]);
  });
});

it.each([
  ['alerts/alertRemoveRequested', 'one', 'two'],
  ['alerts/mailsChosen', { cartMails: true }, { cartMails: false }],
])(
  'what waits behind %s ends with the session, and the next person is answered',
  async (type, first, then) => {
    const run = await begin(true);
    run.hold();
    run.dispatch({ type, payload: first });
    run.dispatch({ type, payload: then });
    await run.advance(10);
    const sent = run.sent();
    run.dispatch(signedOut('left'));
    await run.answer();
    expect(run.sent()).toBe(sent);
    run.dispatch(signedIn(aUser({ uid: 'meera' })));
    run.dispatch({ type, payload: first });
    await run.advance(10);
    expect(run.sent()).toBeGreaterThan(sent);
  },
);

it('a PIN code whose check is answered after the person left is not stored for the next one', async () => {
  const { services } = fakeServices();
  const { serviceability } = services.shop;
  let answer: () => void = () => undefined;
  services.shop.serviceability = async (pincode) => {
    await new Promise<void>((resolve) => (answer = resolve));
    return serviceability(pincode);
  };
  const written = jest.spyOn(services.storage.pincode, 'write');
  const run = runSaga([catalogueSaga], services);
  run.dispatch(signedIn(aUser()));
  run.dispatch(pincodeEntered('560034'));
  await run.advance(10);
  run.dispatch(signedOut('left'));
  const left = run.state();
  answer();
  await run.advance(10);
  expect(run.state()).toEqual(left);
  expect(written).not.toHaveBeenCalled();
});
