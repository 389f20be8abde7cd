import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import styled from 'styled-components';
import { cartKey } from '@/domain/cart';
import { AddressPicker } from '@/features/addresses';
import { drawerClosed, selectCartCount, selectCartItems } from '@/features/cart';
import { catalogueRequested, selectCatalogue } from '@/features/catalogue';
import { Button, Drawer, EmptyState } from '@/ui';
import { CartFoot } from './CartFoot';
import { CartLine } from './CartLine';

const Middle = styled.div`
  flex: 1;
  display: grid;
  align-content: center;
`;
const Delivery = styled.div`
  margin-top: 8px;
  border-top: var(--hair);
`;

/** The cart, from the right: what is in it, where it goes, what it costs. */
export default function CartDrawer() {
  const dispatch = useDispatch();
  const items = useSelector(selectCartItems);
  const count = useSelector(selectCartCount);
  const catalogue = useSelector(selectCatalogue).status;
  const close = () => dispatch(drawerClosed());

  // For the stock that the steppers stop at; a catalogue that has been asked for is not asked for again.
  useEffect(() => {
    if (catalogue === 'idle') dispatch(catalogueRequested());
  }, [catalogue, dispatch]);

  if (items.length === 0) {
    return (
      <Drawer title="Cart" onClose={close}>
        <Middle>
          <EmptyState
            as="h3"
            title="Your cart is empty"
            text="Start adding your favorite products!"
            action={<Button onClick={close}>Continue Shopping</Button>}
          />
        </Middle>
      </Drawer>
    );
  }
  return (
    <Drawer
      title={
        <>
          Cart <small>{count}</small>
        </>
      }
      onClose={close}
      footer={<CartFoot />}
    >
      <ul>
        {items.map((item) => (
          <CartLine key={cartKey(item)} item={item} />
        ))}
      </ul>
      <Delivery>
        <AddressPicker />
      </Delivery>
    </Drawer>
  );
}
