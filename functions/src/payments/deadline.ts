import type { Asked, PaymentGateway } from '../gateways/paymentGateway';
import type { PaymentDeps } from './deps';

/** Milliseconds that Razorpay may take of the time a shopper waits, however often it is asked. */
export const SHOPPER_WAITS = 6000;
/** Milliseconds that it may take of its own webhook, which has to be answered within five seconds. */
export const WEBHOOK_WAITS = 3000;
/** Milliseconds that a call of the admin's may wait for Razorpay in all: Firebase Hosting ends every call after 60 s. */
export const ADMIN_WAITS = 40_000;

const TOO_LONG = { kind: 'unavailable', problem: 'Razorpay took too long' } as const;

/** The same gateway until the signal; from then on it is taken for one that does not answer. */
function until(gateway: PaymentGateway, signal: AbortSignal): PaymentGateway {
  const over = new Promise<typeof TOO_LONG>((resolve) => {
    if (signal.aborted) resolve(TOO_LONG);
    signal.addEventListener('abort', () => resolve(TOO_LONG));
  });
  const limited =
    <A extends unknown[], T>(ask: (...about: A) => Promise<Asked<T>>) =>
    (...about: A): Promise<Asked<T>> =>
      signal.aborted ? over : Promise.race([ask(...about), over]);
  return {
    ...gateway,
    createOrder: limited((order) => gateway.createOrder(order)),
    findOrder: limited((receipt) => gateway.findOrder(receipt)),
    order: limited((id) => gateway.order(id)),
    paymentsSince: limited((from, skip) => gateway.paymentsSince(from, skip)),
    paymentsOf: limited((orderId) => gateway.paymentsOf(orderId)),
    payment: limited((id) => gateway.payment(id)),
    capture: limited((payment) => gateway.capture(payment)),
    refund: limited((refund) => gateway.refund(refund)),
    refundsOf: limited((paymentId) => gateway.refundsOf(paymentId)),
  };
}

/** What a request works with that cannot wait for Razorpay longer than so many milliseconds in all, from now on. */
export function withPatience<D extends PaymentDeps>(deps: D, milliseconds: number): D {
  const signal = AbortSignal.timeout(milliseconds);
  return {
    ...deps,
    payments: () => {
      const gateway = deps.payments();
      return gateway && until(gateway, signal);
    },
  };
}
