import type { PaymentGateway } from '../gateways/paymentGateway';
import type { PaymentDeps } from './deps';
import { withDeadline } from './deadline';

const answered = { kind: 'answered', value: null } as const;

function depsOf(findOrder: PaymentGateway['findOrder']): PaymentDeps {
  const gateway = { keyId: 'rzp_test_patience', findOrder } as PaymentGateway;
  return {
    db: () => Promise.reject(new Error('not asked for')),
    now: () => new Date(),
    log: () => undefined,
    payments: () => gateway,
  };
}

describe('the deadline for Razorpay', () => {
  it('leaves a timely answer unchanged', async () => {
    const deps = withDeadline(
      depsOf(() => Promise.resolve(answered)),
      1000,
    );
    expect(deps.payments()?.keyId).toBe('rzp_test_patience');
    expect(await deps.payments()?.findOrder('GLM1')).toBe(answered);
  });

  it('covers all requests together, and allows no request after it', async () => {
    const silent = jest.fn(() => new Promise<never>(() => undefined));
    const deps = withDeadline(depsOf(silent), 20);
    const tooLong = { kind: 'unavailable', problem: 'Razorpay took too long' };
    expect(await deps.payments()?.findOrder('GLM1')).toEqual(tooLong);
    expect(await deps.payments()?.findOrder('GLM1')).toEqual(tooLong);
    expect(silent).toHaveBeenCalledTimes(1);
  });

  it('does nothing where Razorpay is not configured', () => {
    const deps = { ...depsOf(() => Promise.resolve(answered)), payments: () => null };
    expect(withDeadline(deps, 20).payments()).toBeNull();
  });
});
