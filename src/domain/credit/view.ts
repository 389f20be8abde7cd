import { toRupees, type Paise } from '../money/money';
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

const rupees = (paise: number): number => toRupees(paise as Paise);

const rowOf = ({ id, kind, at, orderId, note, lastDay, paise, balance }: CreditEntry): CreditRow => ({
  id,
  kind,
  at,
  orderId,
  note,
  lastDay,
  amount: rupees(paise),
  balance: rupees(balance),
});

/** Shows expired credit as expired even before its entry is written. */
export function creditView(stored: CreditAccount, entries: readonly CreditEntry[], now: Date): CreditView {
  const { account, entries: expired } = expireCredit(stored, 'now', now);
  return {
    balance: rupees(account.paise),
    spendable: rupees(spendable(account, now)),
    isFrozen: account.frozen !== undefined,
    lots: account.lots.map(({ paise, lastDay }) => ({ amount: rupees(paise), lastDay })),
    entries: [...expired.reverse(), ...entries].map(rowOf),
  };
}
