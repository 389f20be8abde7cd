export interface StockFigures {
  available: number;
  reserved: number;
  sold: number;
}

export interface Books {
  /** Order ids that were answered as placed. */
  answered: readonly string[];
  orders: readonly {
    orderId: string;
    reserved: Readonly<Record<string, number>>;
    /** Whether it is cancelled or expired: then it holds nothing, and nothing is on its way. */
    gaveBack?: boolean;
  }[];
  /** Order ids of the parcels that the courier has and nobody took out. */
  parcels: readonly string[];
  /** Stock by SKU, before the first order and after the last. */
  before: ReadonlyMap<string, StockFigures>;
  after: ReadonlyMap<string, StockFigures>;
}

/** What does not add up, one sentence each; empty when nothing was lost or doubled. */
export function audit({ answered, orders, parcels, before, after }: Books): string[] {
  const idsOf = (some: Books['orders']) => some.map(({ orderId }) => orderId);
  const orderIds = idsOf(orders);
  const holding = orders.filter(({ gaveBack }) => !gaveBack);
  return [
    ...twice(answered).map((id) => `${id} was answered as placed twice.`),
    ...missing(answered, orderIds).map((id) => `${id} was answered as placed, but there is no order.`),
    ...missing(orderIds, answered).map((id) => `${id} is an order that was never answered as placed.`),
    ...twice(parcels).map((id) => `${id} has more than one parcel.`),
    ...missing(idsOf(holding), parcels).map((id) => `${id} has no parcel.`),
    ...missing(parcels, idsOf(holding)).map((id) => `${id} is a parcel without an order.`),
    ...[...before].flatMap(([sku, was]) => auditStock(sku, was, after.get(sku), holding)),
  ];
}

function auditStock(
  sku: string,
  was: StockFigures,
  is: StockFigures | undefined,
  orders: Books['orders'],
): string[] {
  if (!is) return [`The stock of ${sku} is gone.`];
  const found: string[] = [];
  const total = ({ available, reserved, sold }: StockFigures) => available + reserved + sold;
  if (total(is) !== total(was)) found.push(`There were ${total(was)} of ${sku}, there are ${total(is)}.`);
  if (is.available < 0) found.push(`${is.available} of ${sku} are available.`);
  const promised = orders.reduce((sum, { reserved }) => sum + (reserved[sku] ?? 0), 0);
  const taken = is.reserved - was.reserved;
  if (taken !== promised) found.push(`Orders hold ${promised} of ${sku}, ${taken} were reserved.`);
  return found;
}

const twice = (ids: readonly string[]) => [...new Set(ids.filter((id, n) => ids.indexOf(id) !== n))];

function missing(ids: readonly string[], from: readonly string[]): string[] {
  const known = new Set(from);
  return ids.filter((id) => !known.has(id));
}
