import { completeCustomers } from '../../customers/syncCustomers';
import { errorFields } from '../../platform/log';
import { countOrders } from '../../sales/countOrders';
import type { AdminDeps } from '../deps';

/** Orders added to the sums before they are shown, beyond those that the reconciler has counted. */
const MAX_COUNTED = 300;

/** Brings the sums of customers up to this moment; one read where nothing has changed. A failure shows older sums. */
export async function countNewOrders(deps: AdminDeps, hasTime: () => boolean): Promise<void> {
  try {
    const counted = await countOrders(deps, { max: MAX_COUNTED, hasTime });
    if (counted > 0) await completeCustomers(deps);
  } catch (error) {
    deps.log('customers.count_crashed', errorFields(error), 'ERROR');
  }
}
