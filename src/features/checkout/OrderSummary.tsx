import { useSelector } from 'react-redux';
import styled from 'styled-components';
import { cartKey } from '@/domain/cart';
import { formatRupees, toPaise, toRupees } from '@/domain/money';
import { PREPAID_PERCENT } from '@/domain/pricing';
import { selectCartItems } from '@/features/cart';
import { Caption, OkNote, Picture, SumList, SumRow, VisuallyHidden } from '@/ui';
import { selectAmounts, selectCheckout } from './checkoutSelectors';

const Panel = styled.section`
  align-self: start;
  background: var(--mist);
  border-radius: var(--r-l);
  padding: 18px;
  --hair: 1px solid #d6dfda;
`;
const Lines = styled.ul`
  display: grid;
  gap: 10px;
  margin-bottom: 16px;
  padding-bottom: 16px;
  border-bottom: var(--hair);
  li {
    display: grid;
    grid-template-columns: 44px 1fr auto;
    gap: 12px;
    align-items: center;
    line-height: 1.3;
    font-variant-numeric: tabular-nums;
  }
  img {
    width: 44px;
    height: 55px;
    border-radius: var(--r-s);
  }
  b {
    font-weight: 500;
    display: block;
  }
`;

const minus = (rupees: number) => `−${formatRupees(rupees)}`;

/** What is bought and what it comes to; the button follows it where there is room. */
export function OrderSummary({ children }: { children?: React.ReactNode }) {
  const items = useSelector(selectCartItems);
  const { coupon } = useSelector(selectCheckout);
  const amounts = useSelector(selectAmounts);
  const saved = toRupees(toPaise(amounts.discountAmount + amounts.prepaidDiscount));
  const total = formatRupees(amounts.finalTotal);
  return (
    <Panel aria-label="Order summary">
      <Lines>
        {items.map((item) => (
          <li key={cartKey(item)}>
            <Picture picture={{ src: item.mainImage, width: 44, height: 55 }} sizes="44px" alt="" />
            <span>
              <b>{item.name}</b>
              <Caption as="span">{[item.variant, item.quantity].filter(Boolean).join(', ')}</Caption>
            </span>
            <span>{formatRupees(item.price * item.quantity)}</span>
          </li>
        ))}
      </Lines>
      <SumList>
        <SumRow label="Subtotal" amount={formatRupees(amounts.subTotal)} />
        {amounts.discountAmount > 0 && (
          <SumRow tone="saving" label={coupon?.code ?? 'Discount'} amount={minus(amounts.discountAmount)} />
        )}
        {amounts.prepaidDiscount > 0 && (
          <SumRow
            tone="saving"
            label={`Pay Online, ${PREPAID_PERCENT}%`}
            amount={minus(amounts.prepaidDiscount)}
          />
        )}
        <SumRow
          label="Delivery"
          amount={amounts.deliveryFee > 0 ? formatRupees(amounts.deliveryFee) : 'Free'}
        />
        <SumRow tone="total" label="Total" amount={total} />
      </SumList>
      <VisuallyHidden role="status">Total {total}</VisuallyHidden>
      {saved > 0 && (
        <div style={{ marginTop: 8 }}>
          <OkNote>You save {formatRupees(saved)} on this order</OkNote>
        </div>
      )}
      {children}
    </Panel>
  );
}
