import type { Breach } from './findBreach';
import { messages } from './messages';

/**
 * The reached limit and the shopper's options, in words. `nameOf` names a SKU's product; `takesOnline` is whether the
 * shop takes online payments at all.
 */
export function breachMessage(breach: Breach, nameOf: (sku: string) => string, takesOnline: boolean): string {
  switch (breach.kind) {
    case 'units':
      return messages.units(breach, nameOf(breach.sku));
    case 'held_often':
      return messages.heldOften(breach, nameOf(breach.sku), takesOnline);
    case 'open_unpaid':
      return messages.openUnpaid(breach);
    case 'open_cod':
      return messages.openCod(breach, takesOnline);
    case 'cod_value':
      return messages.codValue(breach, takesOnline);
    case 'cod_blocked':
      return messages.codBlocked(takesOnline);
    case 'orders_per_day':
      return messages.ordersPerDay(breach);
  }
}
