import { toPaise } from '@/domain/money/money';
import { methodProblem } from '@/domain/pricing/fees';
import { selectChosenAddress } from '@/features/addresses';
import { deliveryProblem, selectDelivery, type WithCatalogue } from '@/features/catalogue';
import { valueOf } from '@/lib/remote';
import { selectLocalAmounts } from './checkoutSelectors';
import { selectToPay } from './creditSelectors';
import { offeredMethods } from './offeredMethods';

type Root = WithCatalogue & Parameters<typeof selectChosenAddress>[0] & Parameters<typeof selectToPay>[0];

/** The courier's answer about the chosen address; null without one. It never says no because of an outage. */
function selectFacts(state: Root) {
  const { pincode, answer } = selectDelivery(state);
  return pincode === selectChosenAddress(state)?.pincode ? valueOf(answer) : null;
}

/** Whether the shop takes online payments, and the total is large enough for one. */
export function selectCanPayOnline(state: Parameters<typeof selectToPay>[0]): boolean {
  if (!offeredMethods(state.checkout.online).includes('Pay Online')) return false;
  return methodProblem(toPaise(selectLocalAmounts(state, 'Pay Online').finalTotal), 'Pay Online') === null;
}

/** Why the courier collects no cash at the chosen address; null where it does, or has nothing to collect. */
export function selectCashProblem(state: Root): string | null {
  const facts = selectFacts(state);
  if (!facts?.deliverable) return null;
  const isPaid = state.checkout.method === 'Cash on Delivery' && selectToPay(state) === 0;
  return isPaid ? null : deliveryProblem(facts, 'Cash on Delivery', selectCanPayOnline(state));
}

/** Why the courier does not take this order to the chosen address; null where it does. */
export function selectDeliveryProblem(state: Root): string | null {
  const { method } = state.checkout;
  const facts = selectFacts(state);
  if (facts?.deliverable && method === 'Cash on Delivery') return selectCashProblem(state);
  return facts ? deliveryProblem(facts, method, true) : null;
}
