import { addDays } from '../time/calendar';
import { dayInIndia } from '../time/india';
import { least, subtract, ZERO, type Paise } from '../money/money';
import type { CreditLot } from './account';
import { RETURNED_DAYS } from './limits';

/** Store credit that pays for an order, or for a part of it. */
export interface OrderCredit {
  /** Spent in all. */
  paise: number;
  /** The part of it that came back. */
  backPaise: number;
  /** Spent, by last day. */
  lots: CreditLot[];
}

/**
 * The credit that an order takes: as much as there is, and no more than its total. What is left for the other way to pay is
 * nothing, or at least `leastRest`, because Razorpay takes no smaller sum.
 */
export function creditFor(total: Paise, spendable: Paise, leastRest: Paise): Paise {
  const used = least(total, spendable);
  const rest = subtract(total, used);
  return rest === ZERO || rest >= leastRest ? used : subtract(total, leastRest);
}

/** The credit once all of it has come back. */
export const withAllBack = (credit: OrderCredit): OrderCredit => ({ ...credit, backPaise: credit.paise });

/** Credit that was spent and has not come back. */
export const creditLeft = (credit: OrderCredit | undefined): Paise =>
  Math.max(0, (credit?.paise ?? 0) - (credit?.backPaise ?? 0)) as Paise;

/**
 * The lots that come back for `paise` of spent credit, those that last longest first. A day that is over, or near, is
 * moved, so that nobody loses credit by an order that was not theirs to keep.
 */
export function lotsBack({ lots, backPaise }: OrderCredit, paise: Paise, now: Date): CreditLot[] {
  const earliestLastDay = addDays(dayInIndia(now), RETURNED_DAYS);
  let [skipped, missing]: [number, number] = [backPaise, paise];
  return [...lots].reverse().flatMap(({ lastDay, paise: all }) => {
    const gone = Math.min(skipped, all);
    skipped -= gone;
    const back = Math.min(missing, all - gone);
    missing -= back;
    if (back === 0) return [];
    return [
      { paise: back, lastDay: lastDay !== null && lastDay < earliestLastDay ? earliestLastDay : lastDay },
    ];
  });
}
