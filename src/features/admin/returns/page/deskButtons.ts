import { formatPaise, toRupees, ZERO, type Paise } from '@/domain/money/money';
import type { Order } from '@/domain/orders/order/order';
import type { ReturnOutcome } from '@/domain/orders/order/returnCase';
import { asRefund } from '@/domain/orders/returnDesk/asRefund';
import { previewReturn } from '@/domain/orders/returnDesk/preview';
import { refundsToCredit } from '@/domain/orders/returnDesk/refund';
import {
  acceptedLines,
  isLostOnWayBack,
  isPickupInTrouble,
  owedNow,
  owesReplacement,
  returnCaseOf,
  returnStepsOf,
  type ReturnStep,
} from '@/domain/orders/returnDesk/steps';
import { needsTransfer } from '@/domain/payments/refund/refundable';
import { RETURN_RIGHTS } from '@/domain/staff/returnRights';
import type { Right } from '@/domain/staff/roles';
import { messages } from '../messages';
import { chosenVerdicts, type ReturnDraft, type ReturnRequest } from './openReturnSlice';

const { page: texts } = messages;

/**
 * A button of the desk: its request, and the missing input, as a field's name or a number of lines without a
 * verdict.
 */
export interface DeskButton {
  step: ReturnStep;
  label: string;
  request: ReturnRequest;
  missing: 'words' | 'reference' | null;
  /** Lines without a verdict; the button stays disabled until it is 0. */
  toGo: number;
}

export interface Desk {
  /** The next step; null if the return waits for nothing that this person may do. */
  primary: DeskButton | null;
  others: DeskButton[];
}

/** The chosen outcome, otherwise the requested one. */
export const outcomeOf = (order: Order, draft: ReturnDraft): ReturnOutcome =>
  draft.outcome ?? returnCaseOf(order)?.outcome ?? 'refund';

/** The number of lines with units that have no verdict yet. */
function linesToGo(order: Order, draft: ReturnDraft): number {
  const verdicts = chosenVerdicts(order, draft);
  return (returnCaseOf(order)?.asked.lines ?? []).filter(({ line, quantity }) => {
    const judged = verdicts.filter((one) => one.line === line).reduce((sum, one) => sum + one.quantity, 0);
    return judged < quantity;
  }).length;
}

const sizesOf = ({ sizes }: ReturnDraft) =>
  Object.entries(sizes).flatMap(([line, sku]) => (sku ? [{ line: Number(line), sku }] : []));

/** The reference of a transfer, if some of the sum is refunded by hand. */
function referenceOf(order: Order, draft: ReturnDraft, amount: Paise) {
  const isByHand = needsTransfer(order, amount) && !refundsToCredit(order);
  const reference = isByHand ? draft.reference.trim() : '';
  return { reference, missing: isByHand && reference === '' ? ('reference' as const) : null };
}

/** The buttons for the state of a return and the draft's verdicts, for a person with these rights. */
export function deskOf(order: Order, draft: ReturnDraft, may: (right: Right) => boolean): Desk {
  const { orderId } = order;
  const words = draft.words.trim();
  const steps = returnStepsOf(order).filter((step) => may(RETURN_RIGHTS[step]));
  const button = (
    step: ReturnStep,
    label: string,
    body: object,
    more: Partial<DeskButton> = {},
  ): DeskButton[] =>
    steps.includes(step)
      ? [{ step, label, request: { orderId, step, body }, missing: null, toGo: 0, ...more }]
      : [];
  const refund = (amount: Paise, label = texts.refund(formatPaise(amount))) => {
    const { reference, missing } = referenceOf(order, draft, amount);
    return button('refund', label, { amount: toRupees(amount), reference }, { missing });
  };
  const replace = () => button('replace', texts.replace, { sizes: sizesOf(draft) });
  const here = button('receive', texts.here, {});
  const outcome = outcomeOf(order, draft);

  switch (returnCaseOf(order)?.state) {
    case 'asked':
      return pick([
        ...button('accept', texts.accept, { words, outcome }),
        ...button('refuse', texts.refuse, { words }, { missing: words ? null : 'words' }),
        // A parcel may arrive before the request is answered; a person who can answer does that first.
        ...(steps.includes('accept') ? [] : here),
      ]);
    case 'accepted': {
      const wasTried = order.returnCase?.pickup !== undefined;
      return pick([
        ...button('pickup', wasTried ? texts.bookAgain : texts.bookPickup, { by: 'courier' }),
        ...here,
      ]);
    }
    case 'pickup': {
      if (isLostOnWayBack(order)) return pick([...judging(order, draft, may), ...here]);
      const instead = order.returnCase?.pickup?.awb;
      const again = button('pickup', texts.bookOther, { by: 'courier', instead });
      return pick([...(isPickupInTrouble(order) ? again : []), ...here]);
    }
    case 'received':
      return pick(judging(order, draft, may));
    case 'judged':
      return owesReplacement(order)
        ? pick([...replace(), ...refund(owedNow(asRefund(order)), texts.refundInstead)])
        : pick(owedNow(order) > ZERO ? refund(owedNow(order)) : []);
    default:
      return { primary: null, others: [] };
  }
}

const pick = ([primary, ...others]: DeskButton[]): Desk => ({ primary: primary ?? null, others });

/** Judging, combined with its follow-up step if the person may do that: one press for both. */
function judging(order: Order, draft: ReturnDraft, may: (right: Right) => boolean): DeskButton[] {
  if (!may(RETURN_RIGHTS.judge)) return [];
  const { orderId } = order;
  const verdicts = chosenVerdicts(order, draft);
  const outcome = outcomeOf(order, draft);
  const words = draft.words.trim();
  const needsWords = verdicts.some(({ verdict }) => verdict === 'keep') && words === '';
  const missing = needsWords ? ('words' as const) : null;
  const toGo = linesToGo(order, draft);
  const judge = { step: 'judge' as const, body: { verdicts, words, outcome } };
  const alone: DeskButton = {
    step: 'judge',
    label: isLostOnWayBack(order) ? texts.writeOff : texts.judge,
    request: { orderId, ...judge },
    missing,
    toGo,
  };
  const isNothing = toGo === 0 && acceptedLines(verdicts).length === 0;
  if (!may(RETURN_RIGHTS.refund) || isNothing) return [alone];
  if (outcome === 'replace') {
    const body = { sizes: sizesOf(draft) };
    const request = { orderId, step: 'replace' as const, body, before: judge };
    return [{ step: 'replace', label: texts.replace, request, missing, toGo }, alone];
  }
  const { amount } = previewReturn(order, verdicts);
  if (toGo === 0 && amount === ZERO) return [alone];
  const { reference, missing: lacksReference } = referenceOf(order, draft, amount);
  const body = { amount: toRupees(amount), reference };
  return [
    {
      step: 'refund',
      label: toGo > 0 ? texts.refundPlain : texts.refund(formatPaise(amount)),
      request: { orderId, step: 'refund', body, before: judge },
      missing: missing ?? lacksReference,
      toGo,
    },
    alone,
  ];
}
