import type { CreditAccount, CreditEntry } from '../credit/account';
import { toRupees } from '../money/money';

/**
 * A person's store credit in their data download. The reason of a freeze is left out, because it would warn
 * a thief.
 */
export const creditData = (
  { paise: left, lots, frozen }: CreditAccount,
  entries: readonly CreditEntry[],
) => ({
  balance: toRupees(left),
  ...(frozen ? { frozen: { at: frozen.at } } : {}),
  parts: lots.map(({ paise, lastDay }) => ({ amount: toRupees(paise), lastDay })),
  movements: [...entries]
    .sort((a, b) => b.at.localeCompare(a.at))
    .map(({ at, kind, paise, balance, orderId, note, lastDay }) => ({
      at,
      kind,
      amount: toRupees(paise),
      balance: toRupees(balance),
      orderId,
      note,
      lastDay,
    })),
});
