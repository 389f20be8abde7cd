import { useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { GiftCardView } from '@/domain/giftCards/view';
import { formatRupees } from '@/domain/money/money';
import { formatDate, formatDay } from '@/lib/dates';
import { catchFocus } from '@/lib/focusContent';
import { useOnChange } from '@/lib/hooks/useOnChange';
import { Button, Dialog, ErrorNote, H3, TextLink } from '@/ui';
import { Given } from './GiftCards.styles';
import { giftCardActions, selectGiftCards } from './giftCardsSlice';
import { messages } from './messages';

const texts = messages.given;

function standingOf({ status, sendOn, isFrozen, isExpired }: GiftCardView): string {
  // A paused card cannot be used any more, either.
  if (isExpired) return texts.expired;
  if (isFrozen) return texts.frozen;
  return status === 'paid' && sendOn ? texts.sendsOn(formatDate(sendOn)) : texts.standing[status];
}

function factsOf(card: GiftCardView) {
  const { status, sentAt, lastDay, isExpired, canCancel, cancelUntil, endedAt, transferReference } = card;
  return [
    standingOf(card),
    endedAt &&
      (transferReference
        ? texts.transferred(formatDay(endedAt), transferReference)
        : texts.moneyBack(formatDay(endedAt))),
    status === 'sent' && texts.sentOn(formatDay(sentAt)),
    status === 'sent' && (isExpired ? texts.wasUntil : texts.until)(formatDate(lastDay)),
    canCancel && texts.cancelUntil(formatDay(cancelUntil)),
  ].filter(Boolean);
}

function CancelDialog({ card: { id, amount } }: { card: GiftCardView }) {
  const dispatch = useDispatch();
  const sending = useSelector(selectGiftCards).sending.cancel;
  const close = () => dispatch(giftCardActions.cancelDismissed());
  return (
    <Dialog
      title={texts.cancelTitle}
      size="confirm"
      onClose={close}
      footer={
        <>
          <Button variant="ghost" data-autofocus onClick={close}>
            {texts.keep}
          </Button>
          <Button
            variant="danger"
            busy={sending.status === 'sending'}
            onClick={() => dispatch(giftCardActions.cancelRequested(id))}
          >
            {texts.cancelYes}
          </Button>
        </>
      }
    >
      <p>{texts.cancelText(formatRupees(amount))}</p>
      <div role="alert">{sending.status === 'failed' && <ErrorNote>{sending.message}</ErrorNote>}</div>
    </Dialog>
  );
}

/** The gift cards that a person bought, with their status. */
export function GivenCards({ cards }: { cards: readonly GiftCardView[] }) {
  const dispatch = useDispatch();
  const { asked, done } = useSelector(selectGiftCards);
  const heading = useRef<HTMLHeadingElement>(null);
  // A cancelled card has no button any more that could have the focus back.
  useOnChange(done.cancel, () => catchFocus(heading.current));
  // An unpaid purchase is not a card.
  const bought = cards.filter(({ status }) => status !== 'pending');
  const open = bought.find(({ id }) => id === asked);
  if (bought.length === 0) return null;
  return (
    <section>
      <H3 ref={heading} tabIndex={-1} style={{ marginBlock: '32px 12px' }}>
        {texts.title}
      </H3>
      <Given>
        {bought.map((card) => (
          <li key={card.id}>
            <span>{texts.for(card.recipient)}</span>
            <b>{formatRupees(card.amount)}</b>
            <small>{factsOf(card).join(' · ')}</small>
            {card.canCancel && (
              <TextLink
                as="button"
                type="button"
                onClick={() => dispatch(giftCardActions.cancelAsked(card.id))}
              >
                {texts.cancel}
              </TextLink>
            )}
          </li>
        ))}
      </Given>
      {open && <CancelDialog card={open} />}
    </section>
  );
}
