import { completeCustomers } from '../../customers/syncCustomers';
import { errorFields } from '../../platform/log';
import { countOrders } from '../../sales/countOrders';
import type { AdminDeps } from '../deps';

/** Orders added to the sums before they are shown, beyond those that the reconciler has counted. */
const MAX_COUNTED = 300;

/**
 * Brings the sums of customers up to this moment; two reads where nothing has changed. A failure shows older sums. The
 * reconciler may have counted a first order a moment ago, so its buyer's profile is looked for in any case.
 */
export async function countNewOrders(deps: AdminDeps, hasTime: () => boolean): Promise<void> {
  try {
    await countOrders(deps, { max: MAX_COUNTED, hasTime });
    await completeCustomers(deps);
  } catch (error) {
    deps.log('customers.count_crashed', errorFields(error), 'ERROR');
  }
}
