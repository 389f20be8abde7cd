import { useDispatch, useSelector } from 'react-redux';
import styled from 'styled-components';
import { cartKey, MAX_LINE_QUANTITY, type CartItem } from '@/domain/cart';
import { formatRupees } from '@/domain/money';
import { itemRemoved, quantityChanged } from '@/features/cart';
import { Caption, Picture, Stepper } from '@/ui';
import { selectKnownStock } from './stockSelectors';

const Row = styled.li`
  display: grid;
  grid-template-columns: 84px 1fr;
  gap: 16px;
  padding: 16px 0;
  border-top: var(--hair);
  &:first-child {
    border-top: 0;
    padding-top: 4px;
  }
  img {
    width: 84px;
    height: 105px;
    border-radius: var(--r-m);
  }
`;
const Top = styled.div`
  display: flex;
  justify-content: space-between;
  gap: 12px;
  font-variant-numeric: tabular-nums;
  h3 {
    font: 400 1.125rem/1.2 var(--serif);
    word-spacing: 0.05em;
  }
  b {
    font-weight: 600;
  }
`;
const Foot = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 4px;
  margin-top: 10px;
`;
export const PlainAction = styled.button`
  min-height: 44px;
  padding: 0 4px;
  font-size: var(--t-small);
  color: var(--ink-2);
  text-decoration: underline 1px;
  text-underline-offset: 4px;
`;

/** One line of the cart: minus stops at 1, plus at what is in stock where that is known. */
export function CartLine({ item }: { item: CartItem }) {
  const dispatch = useDispatch();
  const stock = useSelector(selectKnownStock(item));
  const key = cartKey(item);
  const most = Math.min(stock ?? MAX_LINE_QUANTITY, MAX_LINE_QUANTITY);
  return (
    <Row>
      <Picture picture={{ src: item.mainImage, width: 84, height: 105 }} sizes="84px" alt="" />
      <div>
        <Top>
          <h3>{item.name}</h3>
          <b>{formatRupees(item.price * item.quantity)}</b>
        </Top>
        {item.variant && <Caption>{item.variant}</Caption>}
        {stock !== undefined && item.quantity >= stock && (
          <Caption>{stock > 0 ? `Only ${stock} left` : 'Sold out'}</Caption>
        )}
        <Foot>
          <Stepper
            size="sm"
            label={`Quantity of ${item.name}`}
            value={item.quantity}
            max={most}
            onStep={(delta) => dispatch(quantityChanged({ key, delta }))}
          />
          <PlainAction
            type="button"
            aria-label={`Remove ${item.name}`}
            onClick={() => dispatch(itemRemoved(key))}
          >
            Remove
          </PlainAction>
        </Foot>
      </div>
    </Row>
  );
}
