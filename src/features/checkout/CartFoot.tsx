import { useDispatch, useSelector } from 'react-redux';
import styled from 'styled-components';
import { formatPaise, formatRupees } from '@/domain/money/money';
import { COD_FEE } from '@/domain/pricing/fees';
import { selectCartItems, selectCartSubTotal } from '@/features/cart';
import { selectCatalogue } from '@/features/catalogue';
import { valueOf } from '@/lib/remote';
import { Button, Caption, SumList, SumRow } from '@/ui';
import { selectMissingForFreeDelivery } from './checkoutSelectors';
import { checkoutRequested } from './checkoutSlice';
import { savedOnMrp } from './lineState';

const Saved = styled(Caption)`
  margin-top: 4px;
  font-weight: 600;
  color: var(--dew);
`;

/** What stays at the drawer's foot: the sum and the way on. */
export default function CartFoot() {
  const dispatch = useDispatch();
  const subTotal = useSelector(selectCartSubTotal);
  const missing = useSelector(selectMissingForFreeDelivery);
  const catalogue = useSelector(selectCatalogue);
  const saved = savedOnMrp(useSelector(selectCartItems), valueOf(catalogue));
  // The prices on the label come with the catalogue; the line keeps its place until then.
  const isAwaited = catalogue.status === 'idle' || catalogue.status === 'loading';
  return (
    <>
      <SumList>
        <SumRow label="Subtotal" amount={formatPaise(subTotal)} />
        <SumRow tone="total" label="Total" amount={formatPaise(subTotal)} />
      </SumList>
      {saved > 0 && <Saved>You save {formatPaise(saved)} on MRP</Saved>}
      {saved === 0 && isAwaited && <Saved aria-hidden="true">{'\u00a0'}</Saved>}
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
