import { methodsOf, type PaymentMethod } from '@/domain/pricing/fees';

/** Whether the shop accepts online payments, as far as known. */
export type OnlinePayment =
  | { kind: 'unasked' }
  | { kind: 'offered'; test: boolean; checkoutUrl: string }
  /** No payment provider is set up. */
  | { kind: 'off' };

/** The available payment methods; until the shop has answered, all of them. */
export const offeredMethods = (online: OnlinePayment): readonly PaymentMethod[] =>
  methodsOf(online.kind !== 'off');

/** The preselected payment method. */
export const firstMethod = (online: OnlinePayment): PaymentMethod =>
  offeredMethods(online)[0] ?? 'Cash on Delivery';
