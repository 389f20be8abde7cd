import { itemTitle } from '../catalogue/itemTitle';
import { formatRupees } from '../money/money';
import type { Order, OrderLine } from '../orders/order/order';
import { momentText } from '../orders/shipment/deliveryDate';
import { firstName } from '../text/firstName';
import { messages } from './messages';

const lineText = (line: OrderLine): string => `${line.quantity} × ${itemTitle(line)}`;

/** The customer's next step: pay by the link, or keep cash ready. A thank-you once it is paid. */
function nextStep({ status, amounts, phoneOrder, paymentMethod }: Order): string[] {
  const total = formatRupees(amounts.finalTotal);
  if (paymentMethod === 'Cash on Delivery') return [messages.keepCash(total)];
  const link = status === 'pending_payment' ? phoneOrder?.link : undefined;
  if (!link) return [messages.paid(total)];
  return [messages.pay(total, momentText(link.expiresAt)), link.url];
}

/** An order as a WhatsApp message, which the team copies or sends. */
export function orderText(order: Order): string {
  const { orderId, address, lines } = order;
  return [
    messages.hello(firstName(address.name), orderId),
    ...lines.map(lineText),
    messages.to(address.city, address.pincode),
    ...nextStep(order),
  ].join('\n');
}
