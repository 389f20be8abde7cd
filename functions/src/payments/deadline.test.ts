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

describe('patience with Razorpay', () => {
  it('leaves an answer that comes in time as it is', async () => {
    const deps = withDeadline(
      depsOf(() => Promise.resolve(answered)),
      1000,
    );
    expect(deps.payments()?.keyId).toBe('rzp_test_patience');
    expect(await deps.payments()?.findOrder('GLM1')).toBe(answered);
  });

  it('ends for all questions together, and asks none after that', async () => {
    const silent = jest.fn(() => new Promise<never>(() => undefined));
    const deps = withDeadline(depsOf(silent), 20);
    const tooLong = { kind: 'unavailable', problem: 'Razorpay took too long' };
    expect(await deps.payments()?.findOrder('GLM1')).toEqual(tooLong);
    expect(await deps.payments()?.findOrder('GLM1')).toEqual(tooLong);
    expect(silent).toHaveBeenCalledTimes(1);
  });

  it('has nothing to wait for where nobody can pay online', () => {
    const deps = { ...depsOf(() => Promise.resolve(answered)), payments: () => null };
    expect(withDeadline(deps, 20).payments()).toBeNull();
  });
});
