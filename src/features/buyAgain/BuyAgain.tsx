import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { boughtItems } from '@/domain/orders/order/bought';
import { catalogueRequested, ItemStrip } from '@/features/catalogue';
import { selectMyOrders, selectOrders } from '@/features/orders';
import { selectRuntimeRunning } from '@/lib/runtimeSlice';
import { selectStoredBought } from './buyAgainSlice';
import { messages } from './messages';

function Bought() {
  const dispatch = useDispatch();
  const stored = useSelector(selectStoredBought);
  const { status } = useSelector(selectMyOrders);
  const orders = useSelector(selectOrders);
  const items = status === 'ready' ? boughtItems(orders) : stored;
  const hasItems = items.length > 0;
  useEffect(() => {
    if (hasItems) dispatch(catalogueRequested());
  }, [dispatch, hasItems]);
  return <ItemStrip id="buy-again" title={messages.title} items={items} />;
}

/** What a signed-in person was delivered before; nothing for others. It reads no orders itself. */
export function BuyAgain() {
  return useSelector(selectRuntimeRunning) && <Bought />;
}
