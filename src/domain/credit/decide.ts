import { formatPaise, type Paise } from '../money/money';
import type { CreditAccount, CreditEntry } from './account';
import { addCredit, drawCredit, expireCredit, type CreditMove } from './ledger';
import { lastDayFrom, MAX_BALANCE } from './limits';
import { messages } from './messages';

/** A movement that the team requests; its id makes repeats idempotent. */
export interface RequestedMove {
  id: string;
  kind: 'issued' | 'corrected';
  paise: Paise;
  note: string;
  /** The balance that the team saw; missing where that is not known. */
  seen?: Paise | undefined;
}

export type MoveDecision =
  | { kind: 'moved'; move: CreditMove }
  /** The same movement was written before. */
  | { kind: 'known' }
  | { kind: 'refused'; code: 'other' | 'balance_changed' | 'too_much'; message: string };

const isSame = (entry: CreditEntry, { kind, paise, note }: RequestedMove): boolean =>
  entry.kind === kind && Math.abs(entry.paise) === paise && entry.note === note;

/** Decides a movement by the team; `existing` is the entry with its id. */
export function decideMove(
  account: CreditAccount,
  existing: CreditEntry | undefined,
  request: RequestedMove,
  now: Date,
): MoveDecision {
  if (existing) {
    return isSame(existing, request)
      ? { kind: 'known' }
      : { kind: 'refused', code: 'other', message: messages.otherMove };
  }
  const { id, kind, paise, note, seen } = request;
  const { account: unexpired } = expireCredit(account, 'now', now);
  if (seen !== undefined && seen !== unexpired.paise) {
    const message = messages.balanceChanged(formatPaise(unexpired.paise));
    return { kind: 'refused', code: 'balance_changed', message };
  }
  if (kind === 'corrected') {
    const drawn = drawCredit(account, kind, paise, { id, note }, now);
    if (drawn) return { kind: 'moved', move: { account: drawn.account, entries: drawn.entries } };
    return { kind: 'refused', code: 'too_much', message: messages.tooLittle(formatPaise(paise)) };
  }
  const move = addCredit(account, kind, [{ lastDay: lastDayFrom(now), paise }], { id, note }, now);
  if (move.account.paise <= MAX_BALANCE) return { kind: 'moved', move };
  return { kind: 'refused', code: 'too_much', message: messages.tooMuch(formatPaise(MAX_BALANCE)) };
}
