import type { CreditAccount, CreditEntry } from '../credit/account';
import { toRupees, type Paise } from '../money/money';

const rupees = (paise: number): number => toRupees(paise as Paise);

/**
 * A person's store credit in their data download. The reason of a freeze is left out, because it would warn
 * a thief.
 */
export const creditData = (
  { paise: left, lots, frozen }: CreditAccount,
  entries: readonly CreditEntry[],
) => ({
  balance: rupees(left),
  ...(frozen ? { frozen: { at: frozen.at } } : {}),
  parts: lots.map(({ paise, lastDay }) => ({ amount: rupees(paise), lastDay })),
  movements: [...entries]
    .sort((a, b) => b.at.localeCompare(a.at))
    .map(({ at, kind, paise, balance, orderId, note, lastDay }) => ({
      at,
      kind,
      amount: rupees(paise),
      balance: rupees(balance),
      orderId,
      note,
      lastDay,
    })),
});
