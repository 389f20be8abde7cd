import { useDispatch } from 'react-redux';
import type { GiftCardRow as Row } from '@/domain/giftCards/view';
import { formatRupees } from '@/domain/money/money';
import { formatDate, formatDayMonthYear } from '@/lib/dates';
import { Button, StatusDot, type StatusTone } from '@/ui';
import { Acts } from './GiftCards.styles';
import { giftCardsAdmin, type GiftCardAct } from './giftCardsSlice';
import { messages } from './messages';

const { facts } = messages;
const TONES: Record<Row['status'], StatusTone> = {
  pending: 'neutral',
  paid: 'wait',
  sent: 'good',
  redeemed: 'good',
  cancelled: 'neutral',
};

function actsOf({ status, frozen, isExpired }: Row): GiftCardAct[] {
  if ((status !== 'paid' && status !== 'sent') || isExpired) return [];
  if (frozen) return ['free'];
  return status === 'sent' ? ['resend', 'freeze'] : ['freeze'];
}

/** An expired card is over, whether it was frozen or not. */
function standingOf({ status, isFrozen, isExpired }: Row): { tone: StatusTone; text: string } {
  if (isExpired) return { tone: 'neutral', text: messages.expired };
  if (isFrozen) return { tone: 'bad', text: messages.frozen };
  return { tone: TONES[status], text: messages.standing[status] };
}

/** One gift card, with what the team can do. Its code is nowhere but in the recipient's mail. */
export function GiftCardRow({ row }: { row: Row }) {
  const dispatch = useDispatch();
  const { id, amount, status, frozen, buyer, email, recipient, lastFour, mails } = row;
  const lines = [
    [buyer && facts.from(buyer), facts.to(email || recipient)],
    [
      facts.bought(formatDayMonthYear(row.createdAt)),
      status === 'paid' && row.sendOn && facts.sendOn(formatDate(row.sendOn)),
      row.sentAt && facts.sent(formatDayMonthYear(row.sentAt), mails),
      lastFour && facts.ends(lastFour),
      row.redeemedAt && facts.redeemed(formatDayMonthYear(row.redeemedAt)),
      status === 'sent' && facts.until(formatDate(row.lastDay)),
    ],
    [id, row.razorpayOrderId],
    [frozen && facts.frozen(frozen.by, frozen.reason)],
  ].map((line) => line.filter(Boolean).join(' · '));
  const acts = actsOf(row);
  const standing = standingOf(row);
  return (
    <li>
      <StatusDot tone={standing.tone}>{standing.text}</StatusDot>
      <b>{formatRupees(amount)}</b>
      <div style={{ gridColumn: '1 / -1' }}>
        {lines.filter(Boolean).map((line) => (
          <div key={line}>
            <small>{line}</small>
          </div>
        ))}
      </div>
      {acts.length > 0 && (
        <Acts>
          {acts.map((act) => (
            <Button
              key={act}
              variant="ghost"
              size="sm"
              onClick={() => dispatch(giftCardsAdmin.dialogOpened({ act, id }))}
            >
              {messages.acts[act]}
            </Button>
          ))}
        </Acts>
      )}
    </li>
  );
}
