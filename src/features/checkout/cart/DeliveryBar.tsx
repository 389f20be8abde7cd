import { useSelector } from 'react-redux';
import styled from 'styled-components';
import { formatPaise, toPaise } from '@/domain/money/money';
import { COD_FEE_BELOW } from '@/domain/pricing/fees';
import { selectCartSubTotal } from '@/features/cart';
import { selectTakesOnlinePayments } from '@/features/catalogue';
import { Icon, mixedGround, VisuallyHidden } from '@/ui';
import { selectMissingForFreeDelivery } from '../checkoutSelectors';
import { messages } from '../messages';

const Bar = styled.div`
  margin-bottom: 12px;
  padding: 12px 16px;
  border-radius: var(--r-m);
  background: var(--dew-tint);
  color: var(--dew);
  font-weight: 500;
  line-height: 1.35;
  p {
    display: flex;
    gap: 8px;
  }
  svg {
    flex: none;
  }
`;
const Track = styled.div`
  height: 6px;
  margin-top: 10px;
  border-radius: 3px;
  overflow: hidden;
  ${mixedGround('var(--dew) 22%, var(--dew-tint)', 'var(--line)')}
  div {
    height: 100%;
    border-radius: 3px;
    background: var(--dew);
    transform-origin: left;
    transition: transform 420ms var(--e-out);
    @media (prefers-reduced-motion: reduce) {
      transition: none;
    }
  }
`;

/** The progress to free cash delivery. Paying online has no fee at any sum. */
export function DeliveryBar() {
  const subTotal = useSelector(selectCartSubTotal);
  const missing = useSelector(selectMissingForFreeDelivery);
  const texts = messages.deliveryBar[useSelector(selectTakesOnlinePayments) ? 'anyMethod' : 'inCash'];
  const part = Math.min(1, subTotal / toPaise(COD_FEE_BELOW));
  return (
    <Bar>
      {/* The sum changes with each press, so only the crossing is announced. */}
      <VisuallyHidden role="status">{missing === 0 ? texts.reached : texts.lost}</VisuallyHidden>
      <p>
        {missing === 0 && <Icon name="check" size={20} />}
        {missing === 0 ? texts.free(formatPaise(subTotal)) : texts.missing(formatPaise(missing))}
      </p>
      <Track aria-hidden="true">
        <div style={{ transform: `scaleX(${part})` }} />
      </Track>
    </Bar>
  );
}
