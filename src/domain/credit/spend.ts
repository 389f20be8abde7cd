import { addDays } from '../time/calendar';
import { dayInIndia } from '../time/india';
import { least, subtract, ZERO, type Paise } from '../money/money';
import type { CreditLot } from './account';
import { RETURNED_DAYS } from './limits';

/** Store credit that pays for an order, or for a part of it. */
export interface OrderCredit {
  /** Spent in all. */
  paise: Paise;
  /** The part of it that came back. */
  backPaise: Paise;
  /** Spent, by last day. */
  lots: CreditLot[];
}

/**
 * The credit that an order takes: as much as possible up to its total. The rest to pay is zero, or at least
 * `leastRest`, because Razorpay takes no smaller sum.
 */
export function creditFor(total: Paise, spendable: Paise, leastRest: Paise): Paise {
  const used = least(total, spendable);
  const rest = subtract(total, used);
  return rest === ZERO || rest >= leastRest ? used : subtract(total, leastRest);
}

/** The credit after all of it was returned. */
export const withAllBack = (credit: OrderCredit): OrderCredit => ({ ...credit, backPaise: credit.paise });

/** Spent credit that was not returned. */
export const creditLeft = (credit: OrderCredit | undefined): Paise =>
  subtract(credit?.paise ?? ZERO, credit?.backPaise ?? ZERO);

/** The lots to return for `paise` of spent credit, latest expiry first, with their last days as `moved` has them. */
function returnedLots(
  { lots, backPaise }: OrderCredit,
  paise: Paise,
  moved: (lastDay: string) => string,
): CreditLot[] {
  let [skipped, missing] = [backPaise, paise];
  return [...lots].reverse().flatMap(({ lastDay, paise: all }) => {
    const gone = least(skipped, all);
    skipped = subtract(skipped, gone);
    const back = least(missing, subtract(all, gone));
    missing = subtract(missing, back);
    if (back === ZERO) return [];
    return [{ paise: back, lastDay: lastDay === null ? null : moved(lastDay) }];
  });
}

/**
 * The lots to return for `paise` of the spent credit of an order that was placed. A last day that has passed, or is close,
 * is moved, so that no shopper loses credit by a cancelled or returned order.
 */
export function lotsBack(credit: OrderCredit, paise: Paise, now: Date): CreditLot[] {
  const earliest = addDays(dayInIndia(now), RETURNED_DAYS);
  return returnedLots(credit, paise, (lastDay) => (lastDay < earliest ? earliest : lastDay));
}

/**
 * The lots to return of an order that was never placed, with their own last days: a payment that is opened and left must
 * not make credit last longer. A last day that passed meanwhile is moved to tomorrow.
 */
export function lotsBackUnplaced(credit: OrderCredit, now: Date): CreditLot[] {
  const today = dayInIndia(now);
  return returnedLots(credit, creditLeft(credit), (lastDay) =>
    lastDay < today ? addDays(today, 1) : lastDay,
  );
}
