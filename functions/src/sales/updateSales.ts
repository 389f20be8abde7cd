import { errorFields } from '../platform/log';
import { foldOpenings } from './checkoutOpenings';
import { countOrders, type Counting, type SalesDeps } from './countOrders';
import { noteOlder } from './markOlderOrders';

export interface SalesReport {
  /** Orders taken into the sums of their days, or corrected there. */
  counted: number;
}

/** Brings the sums of the days up to date. They are never in the way of what else is to be put right. */
export async function keepSales(deps: SalesDeps, counting: Counting): Promise<SalesReport> {
  try {
    await noteOlder(deps);
    await foldOpenings(deps);
    return { counted: await countOrders(deps, counting) };
  } catch (error) {
    deps.log('sales.crashed', errorFields(error), 'ERROR');
    return { counted: 0 };
  }
}
