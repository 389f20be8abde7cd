import { isSameAddress, streetOf, type Address } from '@/domain/addresses/address';
import { itemTitle } from '@/domain/catalogue/itemTitle';
import { formatRupees } from '@/domain/money/money';
import type { Order, OrderLine } from '../order/order';
import { changes } from './messages';

const isSame = (a: OrderLine, b: OrderLine): boolean => a.kind === b.kind && a.id === b.id && a.sku === b.sku;

function lineWords(before: readonly OrderLine[], after: readonly OrderLine[]): string[] {
  const changed = before.flatMap((line) => {
    const now = after.find((one) => isSame(one, line));
    if (!now) return [changes.takenOut(itemTitle(line))];
    return now.quantity === line.quantity
      ? []
      : [changes.quantity(itemTitle(line), now.quantity, line.quantity)];
  });
  const added = after.filter((line) => !before.some((one) => isSame(one, line)));
  return [...changed, ...added.map((line) => changes.added(itemTitle(line), line.quantity))];
}

const placeOf = ({ name, phone, city, state, pincode, ...street }: Address): string =>
  [name, streetOf(street), city, `${state} ${pincode}`, phone].filter(Boolean).join(', ');

/** The changes of an edit, old and new values, in sentences for the shopper. */
export function editWords(before: Order, after: Order): string[] {
  const [was, is] = [before.amounts.finalTotal, after.amounts.finalTotal];
  const moved = !isSameAddress(before.address, after.address);
  return [
    ...lineWords(before.lines, after.lines),
    ...(before.couponCode !== after.couponCode ? [changes.couponEnds(before.couponCode)] : []),
    ...(moved ? [changes.moved(placeOf(after.address), placeOf(before.address))] : []),
    ...(is < was && after.sample ? [changes.sampleStays] : []),
    ...(was === is ? [] : [changes.total(formatRupees(is), formatRupees(was))]),
  ];
}
