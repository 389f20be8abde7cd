import { useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import styled from 'styled-components';
import { cartKey } from '@/domain/cart/cart';
import { AddressPicker } from '@/features/addresses';
import { itemRemoved, selectCartItems } from '@/features/cart';
import { selectCatalogue } from '@/features/catalogue';
import { offeredRequested, selectOffered } from '@/features/extras';
import { valueOf } from '@/lib/remote';
import { CartDelivery } from './CartDelivery';
import { CartLine } from './CartLine';
import { DeliveryBar } from './DeliveryBar';
import { GiftChoice } from './GiftChoice';
import { mustRemoveLine } from './lineState';
import { RoutinePicks } from './RoutinePicks';
import { SampleChoice } from './SampleChoice';

const Delivery = styled.div`
  margin-top: 8px;
  border-top: var(--hair);
`;

interface CartLinesProps {
  /** Called with the index of a line before it is removed. */
  onRemove: (at: number) => void;
}

/** The progress to free delivery, the lines of the cart, and the delivery section. */
export default function CartLines({ onRemove }: CartLinesProps) {
  const dispatch = useDispatch();
  const items = useSelector(selectCartItems);
  // Parts that load later go last, so that nothing moves.
  const catalogue = useSelector(selectCatalogue);
  const [isKnownAtOnce] = useState(catalogue.status === 'ready');
  const offered = useSelector(selectOffered);
  const [isOfferKnownAtOnce] = useState(offered.status === 'ready');
  useEffect(() => {
    dispatch(offeredRequested());
  }, [dispatch]);
  return (
    <>
      {!mustRemoveLine(items, valueOf(catalogue)) && <DeliveryBar />}
      <ul>
        {items.map((item, at) => (
          <CartLine
            key={cartKey(item)}
            item={item}
            onRemove={() => {
              onRemove(at);
              dispatch(itemRemoved(cartKey(item)));
            }}
          />
        ))}
      </ul>
      {isKnownAtOnce && <RoutinePicks />}
      {isOfferKnownAtOnce && <SampleChoice />}
      <GiftChoice />
      <Delivery>
        <AddressPicker />
        <CartDelivery />
      </Delivery>
      {!isOfferKnownAtOnce && <SampleChoice />}
      {!isKnownAtOnce && <RoutinePicks />}
    </>
  );
}
