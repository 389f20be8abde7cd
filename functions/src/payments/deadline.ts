import type { ProviderAnswer, PaymentGateway } from '../gateways/paymentGateway';
import type { PaymentDeps } from './deps';
import { messages } from './messages';

/** Milliseconds for all calls to Razorpay while a shopper waits. */
export const SHOPPER_DEADLINE_MS = 6000;
/** Milliseconds for calls during Razorpay's webhook, which must be answered within five seconds. */
export const WEBHOOK_DEADLINE_MS = 3000;
/** Milliseconds for all calls during an admin's request: Firebase Hosting ends a request after 60 s. */
export const ADMIN_DEADLINE_MS = 40_000;

const TOO_LONG = { kind: 'unavailable', problem: messages.problems.tooSlow } as const;

/**
 * The same gateway, which reports itself unavailable once the signal aborts. Its methods are written out, so that the
 * compiler names one that has no deadline yet.
 */
function until(gateway: PaymentGateway, signal: AbortSignal): PaymentGateway {
  const over = new Promise<typeof TOO_LONG>((resolve) => {
    if (signal.aborted) resolve(TOO_LONG);
    signal.addEventListener('abort', () => resolve(TOO_LONG));
  });
  const limited =
    <A extends unknown[], T>(call: (...about: A) => Promise<ProviderAnswer<T>>) =>
    (...about: A): Promise<ProviderAnswer<T>> =>
      signal.aborted ? over : Promise.race([call(...about), over]);
  return {
    keyId: gateway.keyId,
    checkoutUrl: gateway.checkoutUrl,
    isSigned: (result) => gateway.isSigned(result),
    createOrder: limited((order) => gateway.createOrder(order)),
    findOrder: limited((receipt) => gateway.findOrder(receipt)),
    order: limited((id) => gateway.order(id)),
    createLink: limited((link) => gateway.createLink(link)),
    findLink: limited((reference) => gateway.findLink(reference)),
    cancelLink: limited((id) => gateway.cancelLink(id)),
    paymentsSince: limited((from, skip) => gateway.paymentsSince(from, skip)),
    paymentsOf: limited((orderId) => gateway.paymentsOf(orderId)),
    payment: limited((id) => gateway.payment(id)),
    capture: limited((payment) => gateway.capture(payment)),
    refund: limited((refund) => gateway.refund(refund)),
    refundsOf: limited((paymentId) => gateway.refundsOf(paymentId)),
  };
}

/** The same dependencies with a deadline for all calls to Razorpay together, from now on. */
export function withDeadline<D extends PaymentDeps>(deps: D, milliseconds: number): D {
  const signal = AbortSignal.timeout(milliseconds);
  return {
    ...deps,
    payments: () => {
      const gateway = deps.payments();
      return gateway && until(gateway, signal);
    },
  };
}
