import { itemTitle } from '../catalogue/itemTitle';
import { formatRupees } from '../money/money';
import type { Order, OrderLine } from '../orders/order/order';
import { momentText } from '../orders/shipment/deliveryDate';
import { store } from '../store';
import { firstName } from '../text/firstName';

const lineText = (line: OrderLine): string => `${line.quantity} × ${itemTitle(line)}`;

/** The customer's next step: pay by the link, or keep cash ready. A thank-you once it is paid. */
function nextStep({ status, amounts, phoneOrder, paymentMethod }: Order): string[] {
  const total = formatRupees(amounts.finalTotal);
  if (paymentMethod === 'Cash on Delivery') return [`Please keep ${total} in cash ready for the delivery.`];
  const link = status === 'pending_payment' ? phoneOrder?.link : undefined;
  if (!link) return [`Paid: ${total}. Thank you!`];
  return [`Please pay ${total} here by ${momentText(link.expiresAt)}:`, link.url];
}

/** An order as a WhatsApp message, which the team copies or sends. */
export function orderText(order: Order): string {
  const { orderId, address, lines } = order;
  return [
    `Hello ${firstName(address.name)}, your ${store.name} order ${orderId}:`,
    ...lines.map(lineText),
    `To: ${address.city} ${address.pincode}`,
    ...nextStep(order),
  ].join('\n');
}
