import type { PricedLine } from '@/domain/cart/pricedCart';
import { breachMessage } from '@/domain/orders/limits/breachMessage';
import type { Breach } from '@/domain/orders/limits/findBreach';

/** What the shopper is told of a limit; a SKU is called by the name of the first line that it is in. */
export function describeBreach(breach: Breach, lines: readonly PricedLine[]): string {
  const nameOf = (sku: string) =>
    lines.find(({ parts }) => parts.some((part) => part.sku === sku))?.name ?? sku;
  return breachMessage(breach, nameOf);
}
