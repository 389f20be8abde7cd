import { createCheckoutAttempts, type CheckoutAttempt } from './checkoutAttempts';

const serum = {
  id: 'serum',
  name: 'Serum',
  title: 'Serum',
  price: 649,
  quantity: 1,
  mainImage: '',
  variant: '30 ml',
  sku: 'SER-30',
  kind: 'product' as const,
};

const anAttempt = (over: Partial<CheckoutAttempt> = {}): CheckoutAttempt => ({
  uid: 'aditi',
  orderId: 'GLM1',
  method: 'Pay Online',
  items: [serum],
  couponCode: 'GLOW10',
  amounts: {
    subTotal: 649,
    discountAmount: 64.9,
    prepaidDiscount: 29.21,
    deliveryFee: 0,
    finalTotal: 554.89,
  },
  extrasMark: 'abc',
  startedAt: '2026-11-20T10:00:00.000Z',
  over: false,
  ...over,
});

beforeEach(() => jest.useFakeTimers({ now: new Date('2026-11-20T10:05:00Z') }));
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  window.localStorage.clear();
});

it('an attempt survives the tab and belongs to one person', () => {
  createCheckoutAttempts().save(anAttempt());
  expect(createCheckoutAttempts().list('farhan')).toEqual([]);
  expect(createCheckoutAttempts().list('aditi')).toEqual([anAttempt()]);
});

it('one attempt is kept per order id, the newest first, ten at most', () => {
  const attempts = createCheckoutAttempts();
  for (let at = 1; at <= 11; at += 1) attempts.save(anAttempt({ orderId: `GLM${at}` }));
  attempts.save(anAttempt({ orderId: 'GLM5', over: true }));
  const ids = attempts.list('aditi').map(({ orderId }) => orderId);
  expect(ids).toEqual(['GLM5', 'GLM11', 'GLM10', 'GLM9', 'GLM8', 'GLM7', 'GLM6', 'GLM4', 'GLM3', 'GLM2']);
});

it('an attempt is taken once, whichever tab asks', async () => {
  const [here, there] = [createCheckoutAttempts(), createCheckoutAttempts()];
  here.save(anAttempt());
  const taken = await Promise.all([here.take('GLM1'), there.take('GLM1')]);
  expect(taken).toEqual([anAttempt(), null]);
  expect(here.list('aditi')).toEqual([]);
});

it('attempts older than a week and invalid ones are removed', () => {
  createCheckoutAttempts().save(anAttempt());
  jest.setSystemTime(new Date('2026-11-27T10:00:00Z'));
  expect(createCheckoutAttempts().list('aditi')).toEqual([]);
  window.localStorage.setItem('glumist.checkoutAttempts', '[null, {"uid":"aditi"}, 7]');
  expect(createCheckoutAttempts().list('aditi')).toEqual([]);
});

it('attempts work without storage', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const attempts = createCheckoutAttempts();
  attempts.save(anAttempt());
  expect(attempts.list('aditi')).toEqual([anAttempt()]);
  expect(await attempts.take('GLM1')).toEqual(anAttempt());
  expect(await attempts.take('GLM1')).toBeNull();
});
