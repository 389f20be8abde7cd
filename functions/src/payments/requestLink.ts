import { toPaise } from '@/domain/money/money';
import type { Order } from '@/domain/orders/order/order';
import type { PaymentGateway, ProviderLink } from '../gateways/paymentGateway';
import { messages } from './messages';

export interface WantedLink {
  order: Order;
  /** Rupees. */
  amount: number;
  /** ISO. */
  expiresAt: string;
  /** Ours; the page is found again by it. */
  reference: string;
  /** The text above the sum on the payment page. */
  description: string;
}

/** Asks Razorpay for a page, or finds the one that another call has just made; null where that one is over or has another sum. */
export async function requestLink(
  gateway: PaymentGateway,
  { order: { address, email }, amount, expiresAt, reference, description }: WantedLink,
): Promise<ProviderLink | null | { problem: string }> {
  const made = await gateway.createLink({
    amount: toPaise(amount),
    reference,
    description,
    customer: { name: address.name, phone: address.phone, email },
    expiresAt: new Date(expiresAt),
  });
  const found = made.kind === 'answered' ? made : await gateway.findLink(reference);
  if (found.kind !== 'answered') return found;
  if (!found.value) return { problem: made.kind === 'answered' ? '' : made.problem };
  const { value: link } = found;
  if (link.amount !== toPaise(amount) || link.status !== 'created') return null;
  // A page that was found may end earlier than the one that was asked for.
  return { ...link, expiresAt: link.expiresAt || expiresAt };
}

/** References that are tried: one may be taken by a page whose answer was lost, at another sum. */
const MAX_TRIES = 3;

/** A page with its number, the first from `from` on that can be had. */
export async function requestNextLink(
  gateway: PaymentGateway,
  from: number,
  wanted: (number: number) => WantedLink,
): Promise<{ link: ProviderLink; number: number } | { problem: string }> {
  for (let number = from; number < from + MAX_TRIES; number += 1) {
    const made = await requestLink(gateway, wanted(number));
    if (made && 'problem' in made) return made;
    if (made) return { link: made, number };
  }
  return { problem: messages.problems.otherLinks };
}
