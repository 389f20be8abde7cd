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

/**
 * Products that were delivered to the signed-in person; renders nothing for guests. It does not load the
 * orders itself.
 */
export function BuyAgain() {
  return useSelector(selectRuntimeRunning) && <Bought />;
}
