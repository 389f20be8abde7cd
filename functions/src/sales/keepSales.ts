import { errorFields } from '../http/log';
import { foldOpenings } from './checkouts';
import { countOrders, type SalesDeps } from './countOrders';
import { noteOlder } from './noteOlder';

/** Orders that one run of the reconciler counts: far more than are placed between two. */
const MAX_COUNTED = 5000;

export interface SalesReport {
  /** Orders taken into the sums of their days, or corrected there. */
  counted: number;
}

/** Brings the sums of the days up to date. They are never in the way of what else is to be put right. */
export async function keepSales(deps: SalesDeps, max = MAX_COUNTED): Promise<SalesReport> {
  try {
    await noteOlder(deps);
    await foldOpenings(deps);
    return { counted: await countOrders(deps, max) };
  } catch (error) {
    deps.log('sales.crashed', errorFields(error), 'ERROR');
    return { counted: 0 };
  }
}
