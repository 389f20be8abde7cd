import { useDispatch, useSelector } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { adminEditOrderPath, adminPaths, adminReturnPath } from '@/app/router/paths';
import type { Order } from '@/domain/orders/order/order';
import { formatPaise } from '@/domain/money/money';
import { returnStateOf } from '@/domain/orders/returnDesk/steps';
import { isParcelCancelled } from '@/domain/orders/shipment/cancelledParcel';
import type { LossDecision } from '@/domain/orders/undelivered/closeLost';
import { owedForReturn } from '@/domain/payments/refund/refundable';
import { orderSteps, type OrderStep } from '@/domain/staff/orderSteps';
import { useRights } from '@/features/admin/access';
import { lossDecisionAsked, lossMessages, selectLosses } from '@/features/admin/losses';
import { messages } from './messages';
import { actionAsked, actionRequested, selectActionState, type OrderAction } from './orderActionsSlice';

/** Actions without a dialog. */
const WITHOUT_DIALOG: readonly OrderAction[] = ['pack', 'book', 'settle'];

/** Steps that lead to another page, or to a file. */
const ELSEWHERE: readonly OrderStep[] = ['return', 'edit', 'tell', 'label'];

const isDecision = (name: OrderStep): name is LossDecision => name === 'resend' || name === 'close';

export interface Step {
  name: OrderStep;
  text: string;
  busy: boolean;
  /** Another action of the order is sent; its answer may change which are left. */
  disabled: boolean;
  press: () => void;
}

/**
 * The label of a step's button. A booked parcel is not booked again; the button asks the courier for news.
 */
function textOf(name: OrderStep, order: Order): string {
  const { shipment } = order;
  if (name === 'return') return returnStateOf(order) ? messages.seeReturn : messages.openReturn;
  if (name === 'label') return messages.label;
  if (name === 'edit') return messages.edit;
  if (name === 'tell') return messages.tell;
  if (isDecision(name)) return lossMessages[name];
  if (name !== 'book') return messages.actions[name];
  if (isParcelCancelled(order) || shipment.status === 'failed') return messages.bookAgain;
  return shipment.status === 'booked' ? messages.checkParcel : messages.actions.book;
}

/** The steps of an order for the signed-in person, each with its label and action. */
export function useSteps(order: Order) {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const current = useSelector(selectActionState);
  const { next, others } = orderSteps(order, useRights());
  const { orderId, payment } = order;
  const { sending, asking } = useSelector(selectLosses);
  const mine = current.status !== 'closed' && current.orderId === orderId ? current : null;
  const toStep = (name: OrderStep): Step => ({
    name,
    text: textOf(name, order),
    busy: isDecision(name)
      ? sending[orderId]?.status === 'sending'
      : mine?.status === 'sending' && mine.action === name && WITHOUT_DIALOG.includes(mine.action),
    disabled:
      mine?.status === 'sending' && mine.action !== name && !isDecision(name) && !ELSEWHERE.includes(name),
    press: () => {
      if (name === 'return') return void navigate(adminReturnPath(orderId));
      if (name === 'edit') return void navigate(adminEditOrderPath(orderId));
      if (name === 'tell') return void navigate(`${adminPaths.undelivered}?order=${orderId}`);
      if (isDecision(name)) return void dispatch(lossDecisionAsked({ orderId, decision: name }));
      if (name === 'label') return undefined;
      if (name === 'settle') {
        const body = { id: payment.razorpayOrderId };
        return void dispatch(actionRequested({ orderId, action: name, body }));
      }
      const target = { orderId, action: name };
      const isAtOnce = WITHOUT_DIALOG.includes(name);
      return void dispatch(isAtOnce ? actionRequested({ ...target, body: {} }) : actionAsked(target));
    },
  });
  const nextStep = next && toStep(next);
  const problem = mine?.status === 'failed' && WITHOUT_DIALOG.includes(mine.action) ? mine.message : '';
  const isAsked = mine !== null || asking?.orderId === orderId;
  const isSending = mine?.status === 'sending' || sending[orderId]?.status === 'sending';
  const owed = next === 'refund' ? messages.refundOf(formatPaise(owedForReturn(order))) : '';
  return {
    next: nextStep && owed ? { ...nextStep, text: owed } : nextStep,
    others: others.map(toStep),
    problem,
    /** A step in a dialog has failed until it is sent: it may be left. */
    progress: isSending ? ('sending' as const) : isAsked ? ('failed' as const) : ('idle' as const),
  };
}
