import { errorFields } from '../platform/log';
import { mergeOpenings } from './checkoutOpenings';
import { countOrders, type Counting } from './countOrders';
import type { StoreDeps } from '../platform/storeDeps';

export interface SalesReport {
  /** Orders added to their days' sums, or corrected there. */
  counted: number;
}

/** Updates the sums of the days. A failure here never blocks the other steps. */
export async function updateSales(deps: StoreDeps, counting: Counting): Promise<SalesReport> {
  try {
    await mergeOpenings(deps);
    return { counted: await countOrders(deps, counting) };
  } catch (error) {
    deps.log('sales.crashed', errorFields(error), 'ERROR');
    return { counted: 0 };
  }
}
