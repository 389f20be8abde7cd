import { dayInIndia } from '../time/india';
import { add, difference, least, subtract, sum, ZERO, type Paise } from '../money/money';
import type { CreditAccount, CreditEntry, CreditLot } from './account';
import { expiredEntryId } from './entryIds';
import { withReminder } from './reminder';

/** A change of an account, to be written in one transaction. */
export interface CreditMove {
  account: CreditAccount;
  /** Its entries in the ledger, in order. */
  entries: CreditEntry[];
}

/** The fields of an entry besides its sums. */
export interface CreditReason extends Pick<CreditEntry, 'id' | 'note'> {
  orderId?: string;
}

/** Earliest expiry first, lots without expiry last. */
const byLastDay = (a: CreditLot, b: CreditLot): number =>
  (a.lastDay ?? '9999-12-31').localeCompare(b.lastDay ?? '9999-12-31');

/** Adds up lots of the same last day. */
function sorted(lots: readonly CreditLot[]): CreditLot[] {
  const byDay = new Map<string | null, Paise>();
  for (const { lastDay, paise } of lots) byDay.set(lastDay, add(byDay.get(lastDay) ?? ZERO, paise));
  return [...byDay]
    .filter(([, paise]) => paise > 0)
    .map(([lastDay, paise]) => ({ lastDay, paise }))
    .sort(byLastDay);
}

const total = (lots: readonly CreditLot[]): Paise => sum(lots.map(({ paise }) => paise));

/** The account with other lots; throws where they are not whole paise of 0 or more. */
function withLots(account: CreditAccount, lots: readonly CreditLot[], now: Date): CreditAccount {
  const paise = total(lots);
  if (!Number.isSafeInteger(paise) || lots.some((lot) => lot.paise < 0))
    throw new RangeError(`Not a balance: ${paise}`);
  return withReminder({ ...account, lots: sorted(lots), paise, updatedAt: now.toISOString() }, now);
}

function entryOf(
  account: CreditAccount,
  { id, note, orderId = '' }: CreditReason,
  what: Pick<CreditEntry, 'kind' | 'paise' | 'lastDay'>,
  now: Date,
): CreditEntry {
  const { userId, paise: balance } = account;
  return { id, userId, ...what, balance, at: now.toISOString(), orderId, note };
}

const isOver = ({ lastDay }: CreditLot, now: Date): boolean => lastDay !== null && lastDay < dayInIndia(now);

/**
 * Removes expired credit, with an entry for each last day; `because` is the id of the movement that
 * triggered it.
 */
export function expireCredit(account: CreditAccount, because: string, now: Date): CreditMove {
  const entries: CreditEntry[] = [];
  let left = account;
  for (const lot of account.lots.filter((one) => isOver(one, now))) {
    left = withLots(
      left,
      left.lots.filter(({ lastDay }) => lastDay !== lot.lastDay),
      now,
    );
    const why = { id: expiredEntryId(because, lot.lastDay ?? ''), note: '' };
    entries.push(
      entryOf(left, why, { kind: 'expired', paise: difference(ZERO, lot.paise), lastDay: lot.lastDay }, now),
    );
  }
  return { account: left, entries };
}

/** Paise that can be spent now; 0 while frozen. */
export function spendable(account: CreditAccount, now: Date): Paise {
  if (account.frozen) return ZERO;
  return total(account.lots.filter((lot) => !isOver(lot, now)));
}

/** Adds lots to an account. It is never refused, even for a frozen account. */
export function addCredit(
  before: CreditAccount,
  kind: 'issued' | 'redeemed' | 'referred' | 'refunded',
  lots: readonly CreditLot[],
  reason: CreditReason,
  now: Date,
): CreditMove {
  const { account, entries } = expireCredit(before, reason.id, now);
  const added = withLots(account, [...account.lots, ...lots], now);
  const paise = total(lots);
  const lastDay = sorted(lots)[0]?.lastDay ?? null;
  return { account: added, entries: [...entries, entryOf(added, reason, { kind, paise, lastDay }, now)] };
}

/** The drawn credit, by last day. */
export interface Drawn extends CreditMove {
  lots: CreditLot[];
}

/** Takes `paise` out of lots, from the first on. */
function split(lots: readonly CreditLot[], paise: Paise): { rest: CreditLot[]; drawn: CreditLot[] } {
  let missing = paise;
  const drawn: CreditLot[] = [];
  const rest = lots.map((lot) => {
    const taken = least(missing, lot.paise);
    missing = subtract(missing, taken);
    if (taken > 0) drawn.push({ ...lot, paise: taken });
    return { ...lot, paise: subtract(lot.paise, taken) };
  });
  return { rest, drawn };
}

/** Takes credit out, earliest expiry first; null where there is too little, or the account is frozen. */
export function drawCredit(
  before: CreditAccount,
  kind: 'spent' | 'corrected',
  paise: Paise,
  reason: CreditReason,
  now: Date,
): Drawn | null {
  const { account, entries } = expireCredit(before, reason.id, now);
  if (paise <= 0 || account.paise < paise || (kind === 'spent' && account.frozen)) return null;
  const { rest, drawn } = split(account.lots, paise);
  const after = withLots(account, rest, now);
  const what = { kind, paise: difference(ZERO, paise), lastDay: null };
  return { account: after, entries: [...entries, entryOf(after, reason, what, now)], lots: drawn };
}

/** Removes the rest of a lot that was added, and no other lot; null where nothing is left. */
export function takeLotBack(
  before: CreditAccount,
  { lastDay, paise }: CreditLot,
  reason: CreditReason,
  now: Date,
): CreditMove | null {
  const { account, entries } = expireCredit(before, reason.id, now);
  const isOfLot = (lot: CreditLot) => lot.lastDay === lastDay;
  const { rest, drawn } = split(account.lots.filter(isOfLot), paise);
  const taken = total(drawn);
  if (taken === 0) return null;
  const after = withLots(account, [...account.lots.filter((lot) => !isOfLot(lot)), ...rest], now);
  const what = { kind: 'corrected' as const, paise: difference(ZERO, taken), lastDay: null };
  return { account: after, entries: [...entries, entryOf(after, reason, what, now)] };
}
