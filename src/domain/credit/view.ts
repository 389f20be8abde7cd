import { toRupees } from '../money/money';
import type { CreditAccount, CreditEntry, CreditLot } from './account';
import { expireCredit, spendable } from './ledger';

/** A movement as its owner and the team see it; amounts are rupees. */
export interface CreditRow extends Pick<CreditEntry, 'id' | 'kind' | 'at' | 'orderId' | 'note' | 'lastDay'> {
  /** Negative for credit spent or taken back. */
  amount: number;
  balance: number;
}

/** A person's store credit; amounts are rupees. */
export interface CreditView {
  balance: number;
  /** Rupees that can be spent now: 0 while the credit is frozen. */
  spendable: number;
  isFrozen: boolean;
  /** The balance by last day, the earliest first. */
  lots: { amount: number; lastDay: CreditLot['lastDay'] }[];
  /** The newest first. */
  entries: CreditRow[];
}

const rowOf = ({ id, kind, at, orderId, note, lastDay, paise, balance }: CreditEntry): CreditRow => ({
  id,
  kind,
  at,
  orderId,
  note,
  lastDay,
  amount: toRupees(paise),
  balance: toRupees(balance),
});

/** Shows expired credit as expired even before its entry is written. */
export function creditView(stored: CreditAccount, entries: readonly CreditEntry[], now: Date): CreditView {
  const { account, entries: expired } = expireCredit(stored, 'now', now);
  return {
    balance: toRupees(account.paise),
    spendable: toRupees(spendable(account, now)),
    isFrozen: account.frozen !== undefined,
    lots: account.lots.map(({ paise, lastDay }) => ({ amount: toRupees(paise), lastDay })),
    entries: [...expired.reverse(), ...entries].map(rowOf),
  };
}
