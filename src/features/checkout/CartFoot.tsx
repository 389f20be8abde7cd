import { useDispatch, useSelector } from 'react-redux';
import { formatPaise, formatRupees } from '@/domain/money';
import { COD_FEE } from '@/domain/pricing';
import { selectCartSubTotal } from '@/features/cart';
import { Button, Caption, SumList, SumRow } from '@/ui';
import { selectMissingForFreeDelivery } from './checkoutSelectors';
import { checkoutRequested } from './checkoutSlice';

/** What stays at the drawer's foot: the sum and the way on. */
export function CartFoot() {
  const dispatch = useDispatch();
  const subTotal = useSelector(selectCartSubTotal);
  const missing = useSelector(selectMissingForFreeDelivery);
  return (
    <>
      <SumList>
        <SumRow label="Subtotal" amount={formatPaise(subTotal)} />
        <SumRow tone="total" label="Total" amount={formatPaise(subTotal)} />
      </SumList>
      {missing > 0 && (
        <Caption style={{ marginTop: 6 }}>
          Add {formatPaise(missing)} more to save the {formatRupees(COD_FEE)} cash-on-delivery fee
        </Caption>
      )}
      <Button wide style={{ marginTop: 14 }} onClick={() => dispatch(checkoutRequested())}>
        Proceed to Checkout
      </Button>
    </>
  );
}
