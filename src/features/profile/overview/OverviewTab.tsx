import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { Order } from '@/domain/orders/order/order';
import { addressesRequested, selectAddressesStatus } from '@/features/addresses';
import { BuyAgain } from '@/features/buyAgain';
import { catalogueRequested, ItemStrip } from '@/features/catalogue';
import { creditRequested, selectCredit } from '@/features/credit';
import { isOnItsWay, OrdersAsOf, selectMyOrders, selectOrders } from '@/features/orders';
import { selectWishes } from '@/features/wishlist';
import { messages } from '../messages';
import { OrdersLoaded } from '../orders/OrdersLoaded';
import { useOrdersShown } from '../orders/useOrdersShown';
import { EarlierOrders } from './EarlierOrders';
import { Top } from './overview.styles';
import { ParcelCard } from './ParcelCard';
import { SideBoxes } from './SideBoxes';

/** Orders listed beside the newest parcel. */
const MAX_EARLIER = 3;

/** The newest parcel on its way, or the last orders where there is none. */
function Newest({ orders }: { orders: readonly Order[] }) {
  const onTheWay = orders.filter(isOnItsWay);
  const [newest] = onTheWay;
  if (!newest) return <EarlierOrders orders={orders.slice(0, MAX_EARLIER)} />;
  return <ParcelCard order={newest} others={onTheWay.length - 1} />;
}

/** The orders before the newest parcel. */
function Earlier() {
  const orders = useSelector(selectOrders);
  const newest = orders.find(isOnItsWay);
  if (!newest) return null;
  return <EarlierOrders orders={orders.filter((order) => order !== newest).slice(0, MAX_EARLIER)} />;
}

function Wishes() {
  const dispatch = useDispatch();
  const wishes = useSelector(selectWishes);
  const hasWishes = wishes.length > 0;
  useEffect(() => {
    if (hasWishes) dispatch(catalogueRequested());
  }, [dispatch, hasWishes]);
  return <ItemStrip id="wishes" title={messages.overview.wishlist} items={wishes} />;
}

/** The start page of the account: parcel, last orders, buy again, wishlist. */
export function OverviewTab() {
  useOrdersShown();
  const dispatch = useDispatch();
  useEffect(() => {
    dispatch(creditRequested());
    dispatch(addressesRequested());
  }, [dispatch]);
  const asked = [
    useSelector(selectMyOrders).status,
    useSelector(selectCredit).status,
    useSelector(selectAddressesStatus),
  ];
  // The parts below wait for orders, store credit and addresses, so that nothing moves.
  const isRead = asked.every((status) => status === 'ready' || status === 'failed');
  return (
    <>
      <OrdersAsOf />
      {/* The footer waits for them, too. */}
      <Top data-reserved={isRead ? undefined : ''}>
        <OrdersLoaded>{(orders) => <Newest orders={orders} />}</OrdersLoaded>
        {isRead && <SideBoxes />}
      </Top>
      {isRead && (
        <>
          <Earlier />
          <BuyAgain />
          <Wishes />
        </>
      )}
    </>
  );
}
