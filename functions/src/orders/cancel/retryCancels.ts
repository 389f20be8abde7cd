import { errorFields } from '../../http/log';
import type { BookingDeps } from '../../shipment/bookShipment';
import { sideBySide } from '../../sideBySide';
import { askAndConclude } from './askAndConclude';
import { claim } from './transactions';

/** Orders looked at in one run, and how many at a time. */
const MAX_DUE = 100;
const AT_ONCE = 5;

export interface CancelReport {
  /** Orders that were waiting for the courier, and are cancelled now. */
  cancelled: number;
  /** Those that still wait. */
  cancelling: number;
}

type Found = keyof CancelReport | null;

async function retry(deps: BookingDeps, orderId: string): Promise<Found> {
  try {
    const claimed = await claim(await deps.db(), orderId, deps.now());
    if (!claimed) return null;
    const { kind } = await askAndConclude(deps, claimed, 'reconciler');
    if (kind === 'cancelled') return 'cancelled';
    return kind === 'asking' ? 'cancelling' : null;
  } catch (error) {
    deps.log('cancel.crashed', { orderId, ...errorFields(error) }, 'ERROR');
    return null;
  }
}

/** Goes on with the cancellations that wait for the courier. Two runs at once share the work. */
export async function retryCancels(deps: BookingDeps): Promise<CancelReport> {
  const db = await deps.db();
  const { docs } = await db
    .collection('orders')
    .where('cancelling.nextAt', '<=', deps.now().toISOString())
    .orderBy('cancelling.nextAt')
    .limit(MAX_DUE)
    .select()
    .get();
  const report: CancelReport = { cancelled: 0, cancelling: 0 };
  for (const found of await sideBySide(docs, AT_ONCE, (doc) => retry(deps, doc.id))) {
    if (found) report[found] += 1;
  }
  return report;
}
