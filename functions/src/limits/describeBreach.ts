import type { PricedLine } from '@/domain/cart/pricedCart';
import { breachMessage } from '@/domain/orders/limits/breachMessage';
import type { Breach } from '@/domain/orders/limits/findBreach';

/**
 * The message to the shopper about a limit; a SKU is named by the first line that contains it. `takesOnline` is whether
 * the shop takes online payments.
 */
export function describeBreach(breach: Breach, lines: readonly PricedLine[], takesOnline: boolean): string {
  const nameOf = (sku: string) =>
    lines.find(({ parts }) => parts.some((part) => part.sku === sku))?.name ?? sku;
  return breachMessage(breach, nameOf, takesOnline);
}
