import { type Gateway, type PayResult } from './gateway';
import { type CheckoutOptions } from './options';
import { startSession, type Screen } from './session';

const order = { id: 'order_1', amount_due: 44_900, status: 'created' };
const success = { razorpay_payment_id: 'pay_1', razorpay_order_id: 'order_1', razorpay_signature: 's' };
const declined = {
  error: { code: 'BAD_REQUEST_ERROR', description: 'Declined', reason: 'payment_failed', metadata: {} },
};

async function open(extra: Partial<CheckoutOptions> = {}, result?: PayResult, found: unknown = order) {
  const log: string[] = [];
  const screens: Screen[] = [];
  const gateway: Gateway = {
    order: async () => found as typeof order,
    pay: async (outcome, webhook) => {
      log.push(`pay ${outcome} ${webhook}`);
      return result ?? { kind: 'success', result: success };
    },
  };
  const view = { show: (screen: Screen) => void screens.push(screen), close: () => void log.push('closed') };
  const options: CheckoutOptions = {
    key: 'k',
    order_id: 'order_1',
    handler: ({ razorpay_payment_id }) => void log.push(`handler ${razorpay_payment_id}`),
    ...extra,
    modal: { ondismiss: () => void log.push('dismissed'), ...extra.modal },
  };
  const session = startSession(options, gateway, view, () => void log.push('failed'));
  await new Promise(setImmediate);
  return { session, log, kind: () => screens.at(-1)?.kind, last: () => screens.at(-1) };
}

describe('the checkout session', () => {
  it('pays by closing and then calling the handler once', async () => {
    const { session, log } = await open();
    await Promise.all([session.pay(), session.pay()]);
    expect(log).toEqual(['pay captured now', 'closed', 'handler pay_1']);
  });

  it('fails by notifying the listeners, and allows another try', async () => {
    const { session, log, last } = await open({}, { kind: 'failed', failure: declined });
    await session.fail();
    expect(log).toEqual(['pay failed now', 'failed']);
    expect(last()).toMatchObject({ kind: 'ready', problem: 'Declined' });
  });

  it('closes after a failure when retries are disabled', async () => {
    const { session, log } = await open({ retry: { enabled: false } }, { kind: 'failed', failure: declined });
    await session.fail();
    expect(log).toEqual(['pay failed now', 'failed', 'closed', 'dismissed']);
  });

  it('reports a dismissal for a payment that comes late, and not the payment', async () => {
    const { session, log } = await open();
    await session.payLate();
    expect(log).toEqual(['pay captured late', 'closed', 'dismissed']);
  });

  it('is dismissed once, after a confirmation if configured', async () => {
    const plain = await open();
    plain.session.dismiss();
    plain.session.dismiss();
    expect(plain.log).toEqual(['closed', 'dismissed']);

    const confirming = await open({ modal: { confirm_close: true } });
    confirming.session.dismiss();
    expect(confirming.kind()).toBe('leaving');
    confirming.session.stay();
    expect(confirming.kind()).toBe('ready');
    confirming.session.dismiss();
    confirming.session.leave();
    expect(confirming.log).toEqual(['closed', 'dismissed']);
  });

  it('shows a refusal and stays open', async () => {
    const { session, log, last } = await open({}, { kind: 'refused', message: 'No' });
    await session.pay();
    expect(log).toEqual(['pay captured now']);
    expect(last()).toMatchObject({ kind: 'ready', problem: 'No' });
  });

  it.each([null, { ...order, status: 'paid' }])('takes no payment for %j', async (found) => {
    const { session, log, kind } = await open({}, undefined, found);
    await session.pay();
    expect(kind()).toBe('broken');
    expect(log).toEqual([]);
  });
});
