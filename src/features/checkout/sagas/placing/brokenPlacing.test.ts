import { beginPaying, PAID } from '../../testing/beginPaying';

beforeEach(() => jest.useFakeTimers({ now: new Date('2026-11-20T10:00:00Z') }));
afterEach(() => jest.useRealTimers());

it('says so when something breaks, and follows the order that may be paid for', async () => {
  jest.spyOn(console, 'error').mockImplementation();
  const run = await beginPaying();
  run.fake.services.payment.pay = () => Promise.reject(new Error('The payment script is not loaded'));
  await run.pay();
  expect(run.texts()).toEqual(['❌ Something went wrong. Please try again.']);
  expect(run.state().checkout).toMatchObject({
    status: 'open',
    notice: expect.stringMatching(/appears under Orders/),
  });
  expect(run.state().cart.items).toHaveLength(1);
  run.fake.services.payment.pay = async () => PAID;
  await run.pay();
  expect(run.texts()).toEqual(['✅ Payment Successful!']);
});
