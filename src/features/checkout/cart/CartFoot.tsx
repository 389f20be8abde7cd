import { useDispatch, useSelector } from 'react-redux';
import styled from 'styled-components';
import { wrapOf } from '@/domain/cart/extras';
import { add, formatPaise, toPaise, ZERO } from '@/domain/money/money';
import { deliveryFeeFor } from '@/domain/pricing/fees';
import { selectCartItems, selectCartSubTotal } from '@/features/cart';
import { selectCatalogue } from '@/features/catalogue';
import { selectExtras } from '@/features/extras';
import { valueOf } from '@/lib/remote';
import { Button, Caption, SumList, SumRow } from '@/ui';
import { checkoutRequested } from '../checkoutSlice';
import { mustRemoveLine, savedOnMrp } from './lineState';
import { messages } from '../messages';

const Saved = styled(Caption)`
  margin-top: 4px;
  font-weight: 600;
  color: var(--dew);
`;

/** The foot of the drawer: the sum and the Checkout button. */
export default function CartFoot() {
  const dispatch = useDispatch();
  const subTotal = useSelector(selectCartSubTotal);
  const wrap = wrapOf(useSelector(selectExtras));
  const catalogue = useSelector(selectCatalogue);
  const items = useSelector(selectCartItems);
  const isOrder = !mustRemoveLine(items, valueOf(catalogue));
  const saved = isOrder ? savedOnMrp(items, valueOf(catalogue)) : ZERO;
  // The catalogue has the MRPs; the line keeps its space until it arrives.
  const isAwaited = catalogue.status === 'idle' || catalogue.status === 'loading';
  const fee = isOrder ? deliveryFeeFor(subTotal, 'Cash on Delivery') : ZERO;
  return (
    <>
      <SumList>
        <SumRow label={messages.cartFoot.subtotal} amount={formatPaise(subTotal)} />
        {wrap !== undefined && (
          <SumRow
            label={messages.gift.wrapRow}
            amount={wrap > 0 ? formatPaise(toPaise(wrap)) : messages.gift.free}
          />
        )}
        <SumRow
          tone="total"
          label={messages.cartFoot.total}
          amount={formatPaise(add(subTotal, toPaise(wrap ?? 0)))}
        />
      </SumList>
      {fee > 0 && <Caption>{messages.cartFoot.cashFee(formatPaise(fee))}</Caption>}
      {saved > 0 && <Saved>{messages.cartFoot.savedOnMrp(formatPaise(saved))}</Saved>}
      {saved === 0 && isAwaited && <Saved aria-hidden="true">{'\u00a0'}</Saved>}
      <Button wide style={{ marginTop: 14 }} onClick={() => dispatch(checkoutRequested())}>
        {messages.cartFoot.checkOut}
      </Button>
    </>
  );
}
