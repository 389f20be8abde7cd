import { changeMessage, type LineChange } from '@/domain/cart/lineChanges';
import { priceCart, type PricedLine } from '@/domain/cart/pricedCart';
import type { StockLevel } from '@/domain/catalogue/catalogue';
import { dayInIndia } from '@/domain/time/india';
import { formatRupees, toPaise } from '@/domain/money/money';
import { unitsOf } from '@/domain/catalogue/stock';
import { breachMessage } from '../limits/breachMessage';
import { findRefusal } from '../limits/findBreach';
import { refused, type RefusedAction } from '../order/decision';
import type { OrderLine, Reservation } from '../order/order';
import type { EditFacts, RequestedEdit } from './facts';
import { editSums, hasSameLines, type EditSums } from './editSums';
import { messages } from './messages';
import { moveStock, reservedAfter, unitsMoved, type Moved } from './unitsMoved';

/** The items of an edited order: their sums, their units, and the stock after they moved. */
export interface NewItems extends Omit<EditSums, 'couponProblem'> {
  kind: 'items';
  couponProblem: string;
  moved: Moved;
  reserved: Reservation;
  levels: StockLevel[];
}

/** The lines that stay, with their new quantities; null where the request names a line that there is not, or one twice. */
function linesThatStay(lines: readonly OrderLine[], kept: RequestedEdit['kept']): OrderLine[] | null {
  const named = new Set(kept.map(({ line }) => line));
  if (named.size !== kept.length || kept.some(({ line }) => !lines[line])) return null;
  return lines.flatMap((line, at) => {
    const quantity = kept.find((one) => one.line === at)?.quantity;
    if (quantity === undefined) return [];
    return [quantity === line.quantity ? line : { ...line, quantity }];
  });
}

function changed(changes: readonly LineChange[]): RefusedAction {
  const code = changes.some(({ kind }) => kind === 'gone')
    ? 'not_sold'
    : changes.some(({ kind }) => kind === 'stock')
      ? 'sold_out'
      : 'price_changed';
  return refused(code, changes.map((change) => changeMessage(change, formatRupees)).join(' '));
}

/** The customer's limits count the units that the edit takes, without those that it gives back. */
function limitProblem(
  { order, buyer }: EditFacts,
  items: Pick<NewItems, 'moved' | 'reserved' | 'lines' | 'amounts'>,
  { now, takesOnline }: Pick<RequestedEdit, 'now' | 'takesOnline'>,
): RefusedAction | null {
  const { moved, reserved, lines, amounts } = items;
  const all = unitsOf(reserved);
  const more = [...moved].flatMap(([sku, units]) => (units > 0 ? [[sku, all.get(sku) ?? 0] as const] : []));
  if (more.length === 0) return null;
  const breach = findRefusal(
    {
      paymentMethod: order.paymentMethod,
      units: new Map(more),
      finalTotal: toPaise(amounts.finalTotal),
      holds: false,
      now,
    },
    buyer,
    ({ orderId }) => orderId !== order.orderId,
  );
  const nameOf = (sku: string) => lines.find((line) => line.sku === sku)?.name ?? sku;
  return breach && refused('limit_reached', breachMessage(breach, nameOf, takesOnline));
}

/** Decides on the items of an edit; `unchanged` where no line changes. */
export function newItems(
  facts: EditFacts,
  { kept, added, takesOnline, now }: RequestedEdit,
): NewItems | RefusedAction | { kind: 'unchanged' } {
  const { order, catalogue, levels } = facts;
  const stay = linesThatStay(order.lines, kept);
  if (!stay) return refused('wrong_lines', messages.noSuchLine(order.orderId));
  if (stay.length + added.length === 0) {
    return refused('no_items', messages.nothingLeft);
  }
  if (added.length === 0 && hasSameLines(order, stay)) return { kind: 'unchanged' };
  const twice = added.find(({ kind, id, sku }) =>
    stay.some(
      (line) => line.kind === (kind ?? 'product') && line.id === id && (kind === 'combo' || line.sku === sku),
    ),
  );
  if (twice) {
    return refused('in_order_already', messages.inOrder(twice.name));
  }
  const ofKept = unitsMoved(order, kept, [], catalogue);
  if (!ofKept) {
    return refused('combo_changed', messages.comboChanged);
  }
  const shownTo = levels.map(({ sku, available }) => ({
    sku,
    available: available - (ofKept.get(sku) ?? 0),
  }));
  const cart = priceCart(added, catalogue, shownTo, dayInIndia(now));
  if (cart.changes.length > 0) return changed(cart.changes);
  return withSums(facts, stay, cart.lines, { kept, takesOnline, now });
}

function withSums(
  facts: EditFacts,
  stay: readonly OrderLine[],
  added: readonly PricedLine[],
  { kept, takesOnline, now }: Pick<RequestedEdit, 'kept' | 'takesOnline' | 'now'>,
): NewItems | RefusedAction {
  const { order, catalogue, levels } = facts;
  const moved = unitsMoved(order, kept, added, catalogue) ?? new Map<string, number>();
  const sums = editSums(facts, stay, added);
  const taken = moveStock(levels, moved);
  if (!taken.ok) {
    const nameOf = (sku: string) => sums.lines.find((line) => line.sku === sku)?.name ?? sku;
    const short = taken.short.map(({ sku, available }) => messages.unitsMore(nameOf(sku), available));
    return refused('sold_out', messages.soldOut(short));
  }
  const reserved = reservedAfter(order.reserved, moved);
  const items = { ...sums, kind: 'items' as const, moved, reserved, levels: taken.levels };
  return limitProblem(facts, items, { now, takesOnline }) ?? items;
}
