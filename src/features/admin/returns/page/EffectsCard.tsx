import { formatPaise, subtract, ZERO, type Paise } from '@/domain/money/money';
import type { Order } from '@/domain/orders/order/order';
import type { ReturnOutcome, UnitVerdict } from '@/domain/orders/order/returnCase';
import { unitsWith } from '@/domain/orders/returnDesk/judge';
import { previewReturn } from '@/domain/orders/returnDesk/preview';
import { creditShare, isPaidOnline } from '@/domain/payments/refund/refundable';
import { firstName } from '@/domain/text/firstName';
import { Icon, mailIcon, type IconName, boxIcon } from '@/ui';
import { bankIcon, creditNoteIcon, sendBackIcon } from '../icons';
import { messages } from '../messages';
import { Card, Effects } from './ReturnScreen.styles';

const { page: texts } = messages;

interface EffectsCardProps {
  order: Order;
  verdicts: readonly UnitVerdict[];
  outcome: ReturnOutcome;
  /** The label of the button. */
  act: string;
}

/** The target of the refund. */
function moneyText(order: Order, amount: Paise): string {
  const share = creditShare(order, amount);
  const money = formatPaise(subtract(amount, share));
  const rest = isPaidOnline(order) ? texts.onlineBack(money) : texts.cashBack(money);
  if (share === ZERO) return rest;
  const credit = texts.creditBack(formatPaise(share));
  return share === amount ? credit : `${rest} ${credit}`;
}

/** The effects of the press on money, papers, stock and mail. */
export function EffectsCard({ order, verdicts, outcome, act }: EffectsCardProps) {
  const { totals, amount } = previewReturn(order, verdicts);
  const count = (verdict: UnitVerdict['verdict']) =>
    unitsWith(verdicts, verdict).reduce((sum, { quantity }) => sum + quantity, 0);
  const kept = count('keep');
  const isRefund = outcome === 'refund' && totals.total > ZERO;
  const lines: (readonly [icon: IconName, text: string])[] = [
    ...(isRefund && amount > ZERO ? ([[bankIcon, moneyText(order, amount)]] as const) : []),
    ...(isRefund ? ([[creditNoteIcon, texts.creditNote(formatPaise(totals.total))]] as const) : []),
    ...(outcome === 'replace' ? ([['bag', texts.parcel]] as const) : []),
    [boxIcon, texts.stock(count('resell'), count('damaged'))],
    ...(kept > 0 ? ([[sendBackIcon, texts.kept(kept)]] as const) : []),
    [mailIcon, texts.mailed(firstName(order.address.name))],
  ];
  return (
    <Card>
      <header>
        <h2>{texts.effects(act)}</h2>
      </header>
      <Effects>
        {lines.map(([icon, text]) => (
          <li key={text}>
            <Icon name={icon} size={18} />
            <span>{text}</span>
          </li>
        ))}
      </Effects>
    </Card>
  );
}
