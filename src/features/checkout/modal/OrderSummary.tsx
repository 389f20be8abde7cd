import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import styled from 'styled-components';
import { formatRupees, toPaise, toRupees } from '@/domain/money/money';
import { selectCartItems } from '@/features/cart';
import { selectExtras } from '@/features/extras';
import { AmountList, BoughtLines } from '@/features/orders';
import { Caption, media, VisuallyHidden } from '@/ui';
import { selectAmounts, selectCheckout, selectSample } from '../checkoutSelectors';
import { selectCreditTaken, selectToPay } from '../creditSelectors';
import { messages } from '../messages';

const Panel = styled.section`
  align-self: start;
  background: var(--mist);
  border-radius: var(--r-l);
  padding: 18px;
  ${media.desktop} {
    /* Below the dialog's head. */
    position: sticky;
    top: 68px;
  }
  --hair: 1px solid color-mix(in srgb, var(--dew) 12%, var(--mist));
`;
const Lines = styled(BoughtLines)`
  margin-bottom: 16px;
  padding-bottom: 16px;
  border-bottom: var(--hair);
`;

const Note = styled(Caption)`
  white-space: pre-line;
  overflow-wrap: anywhere;
`;
const Saved = styled.p`
  margin-top: 8px;
  color: var(--dew);
  font-size: var(--t-small);
  font-weight: 500;
`;

/** The lines and sums; on wide screens the button follows below. */
export function OrderSummary({ children }: { children?: ReactNode }) {
  const items = useSelector(selectCartItems);
  const { coupon } = useSelector(selectCheckout);
  const amounts = useSelector(selectAmounts);
  const { isGift, note, sample: chosen } = useSelector(selectExtras);
  const credit = useSelector(selectCreditTaken);
  const toPay = useSelector(selectToPay);
  const sample = useSelector(selectSample);
  const { discountAmount, prepaidDiscount, deliveryDiscount = 0 } = amounts;
  const saved = toRupees(toPaise(discountAmount + prepaidDiscount + deliveryDiscount));
  return (
    <Panel aria-label={messages.orderSummary.label}>
      <Lines lines={items} sample={sample} />
      <AmountList amounts={amounts} couponCode={coupon?.code ?? ''} credit={credit} />
      <VisuallyHidden role="status">{messages.orderSummary.total(formatRupees(toPay))}</VisuallyHidden>
      {chosen && !sample && <Caption>{messages.sample.inOrder}</Caption>}
      {isGift && <Caption>{messages.gift.inOrder}</Caption>}
      {isGift && note && <Note>{messages.gift.noteInOrder(note)}</Note>}
      {saved > 0 && <Saved>{messages.orderSummary.saving(formatRupees(saved))}</Saved>}
      {children}
    </Panel>
  );
}
