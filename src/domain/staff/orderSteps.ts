import { actionsFor, type AdminAction } from '../admin/adminOrder';
import { isBeforePickup } from '../orders/lifecycle/lifecycle';
import { editProblem } from '../orders/waitingEdit/canEdit';
import type { Order } from '../orders/order/order';
import { allowedActs } from '../orders/undelivered/answerUndelivered';
import { lossChoiceOf, type LossDecision } from '../orders/undelivered/closeLost';
import { isParcelCancelled } from '../orders/shipment/cancelledParcel';
import { isTroubleOpen } from '../orders/shipment/parcelTrouble';
import { returnStepsOf, returnWaitOf } from '../orders/returnDesk/steps';
import { owesReturn } from '../orders/returnDesk/teamWaits';
import { ACTION_RIGHTS } from './actionRights';
import { RETURN_RIGHTS } from './returnRights';
import type { Right } from './roles';

/**
 * The steps of an order: the admin's actions, asking Razorpay for its payment, printing its label, its
 * return, an edit, answering the courier about a failed attempt, and resending or closing a lost parcel's
 * order.
 */
export type OrderStep = AdminAction | 'settle' | 'label' | 'return' | 'edit' | 'tell' | LossDecision;

export interface OrderSteps {
  /** The next step; null where the order waits for others, or is finished. */
  next: OrderStep | null;
  others: OrderStep[];
}

/** Whether Razorpay may have newer data of the payment than the shop. */
const canSettle = ({ status, payment }: Order): boolean =>
  payment.razorpayOrderId !== '' && (status === 'pending_payment' || status === 'expired');

/** A parcel that has left needs no label, and one that the courier cancelled has none that is valid. */
const canPrint = (order: Order): boolean =>
  isBeforePickup(order) &&
  order.shipment.status === 'booked' &&
  order.shipment.label !== '' &&
  !isParcelCancelled(order);

/** Whether the returns desk is next. Returns from before the desk are settled by a refund of the order. */
const hasOpenReturn = (order: Order): boolean =>
  returnWaitOf(order) !== '' && (order.status === 'return_requested' || order.returnCase !== undefined);

/**
 * The condition under which each step is next, most urgent first. A step counts only where the order and
 * the role allow it.
 */
const URGENT: readonly [OrderStep, (order: Order) => boolean][] = [
  ['settle', canSettle],
  ['tell', () => true],
  ['resend', () => true],
  ['close', () => true],
  ['note', isTroubleOpen],
  ['book', (order) => order.shipment.status === 'failed' || isParcelCancelled(order)],
  ['pack', () => true],
  ['ship', ({ shipment }) => shipment.hasNoCourier === true],
  ['book', ({ shipment }) => shipment.status === 'booking'],
  ['label', ({ status }) => status === 'packed'],
  ['arrive', () => true],
  ['return', hasOpenReturn],
  ['receive', () => true],
  ['transfer', () => true],
  ['refund', owesReturn],
];

function allowedSteps(order: Order, may: (right: Right) => boolean): OrderStep[] {
  const hasReturn = returnStepsOf(order).some((step) => may(RETURN_RIGHTS[step]));
  // The returns desk receives a return, unit by unit.
  const isDeskOnly = (action: AdminAction) => action === 'receive' && returnStepsOf(order).length > 0;
  const allowed: OrderStep[] = actionsFor(order).filter(
    (action) => may(ACTION_RIGHTS[action]) && !isDeskOnly(action),
  );
  if (hasReturn) allowed.push('return');
  if (!editProblem(order) && may('orders.edit')) allowed.unshift('edit');
  if (canPrint(order) && may('orders.pack')) allowed.push('label');
  if (canSettle(order) && may('mismatches.settle')) allowed.push('settle');
  if (allowedActs(order.undelivered).length > 0 && may('parcels.answer')) allowed.push('tell');
  const choice = may('parcels.replace') ? lossChoiceOf(order) : null;
  if (choice?.canResend) allowed.push('resend');
  if (choice?.canClose) allowed.push('close');
  return allowed;
}

/** The steps that an order's state and a role's rights allow, and which of them comes next. */
export function orderSteps(order: Order, may: (right: Right) => boolean): OrderSteps {
  const allowed = allowedSteps(order, may);
  const next = URGENT.find(([step, isDue]) => allowed.includes(step) && isDue(order))?.[0] ?? null;
  return { next, others: allowed.filter((step) => step !== next) };
}
