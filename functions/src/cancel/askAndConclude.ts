import type { Order } from '@/domain/orders/order/order';
import { errorFields, type Severity } from '../platform/log';
import type { BookingDeps } from '../shipment/bookShipment';
import { askCourier } from './askCourier';
import { conclude, type Heard, type Outcome } from './transactions';

async function ask(deps: BookingDeps, order: Order): Promise<Heard> {
  try {
    return await askCourier(deps, order);
  } catch (error) {
    deps.log('cancel.crashed', { orderId: order.orderId, ...errorFields(error) }, 'ERROR');
    return { word: { kind: 'unknown', problem: 'The asking crashed' }, awb: order.shipment.awb };
  }
}

/** The event and how grave it is; nobody has to look at what goes on by itself. */
const EVENTS: Partial<Record<Outcome['kind'], [event: string, severity: Severity]>> = {
  cancelled: ['order.cancelled', 'INFO'],
  asking: ['cancel.waiting', 'WARNING'],
  withdrawn: ['cancel.withdrawn', 'WARNING'],
  too_late: ['cancel.too_late', 'WARNING'],
};

/** Asks the courier about an order whose question the caller has claimed, and does what follows. Never asks twice. */
export async function askAndConclude(deps: BookingDeps, order: Order, by: string): Promise<Outcome> {
  const heard = await ask(deps, order);
  const outcome = await conclude(await deps.db(), order, heard, deps.now());
  const { orderId, cancelling } = order;
  const problem = heard.word.kind === 'out' ? '' : heard.word.problem;
  const line = { orderId, by, awb: heard.awb, attempt: cancelling?.attempts ?? 0, problem };
  const [event, severity] = EVENTS[outcome.kind] ?? [];
  if (event) deps.log(event, line, severity);
  if (outcome.kind === 'too_late' && heard.word.kind === 'out') {
    // Two words that cannot both be true: somebody has to ask the courier where the parcel is.
    deps.log('cancel.contradicted', line, 'ERROR');
  }
  if (outcome.kind === 'settled') {
    const left = heard.word.kind === 'refused';
    deps.log(left ? 'cancel.parcel_left' : 'cancel.parcel_out', line, left ? 'ERROR' : 'INFO');
  }
  return outcome;
}
