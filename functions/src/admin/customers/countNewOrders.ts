import { completeCustomers } from '../../customers/syncCustomers';
import { errorFields } from '../../platform/log';
import { countOrders, MAX_COUNTED_FOR_SCREEN } from '../../sales/countOrders';
import type { AdminDeps } from '../deps';

/**
 * Brings the sums of customers up to this moment; two reads where nothing has changed. A failure shows older sums. The
 * reconciler may have counted a first order a moment ago, so its buyer's profile is looked for in any case.
 */
export async function countNewOrders(deps: AdminDeps, hasTime: () => boolean): Promise<void> {
  try {
    await countOrders(deps, { max: MAX_COUNTED_FOR_SCREEN, hasTime });
    await completeCustomers(deps);
  } catch (error) {
    deps.log('customers.count_crashed', errorFields(error), 'ERROR');
  }
}
