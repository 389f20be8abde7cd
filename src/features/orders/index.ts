export {
  allOrdersRequested,
  moreOrdersRequested,
  orderRequested,
  olderOrdersRequested,
  ordersReducer,
  ordersRequested,
  selectAllOrders,
  selectMyOrders,
  selectOlderOrders,
  selectOneOrder,
  selectOrders,
} from './ordersSlice';
export type { OrdersRoot, OrdersState } from './ordersSlice';
export { ordersSaga } from './ordersSaga';
export { AmountList } from './AmountList';
export { BoughtLines } from './BoughtLines';
export { OrderCard } from './OrderCard';
export { OrderFacts } from './OrderFacts';
export { OrderTimeline } from './OrderTimeline';
export { OrderStatusDot } from './OrderStatusDot';
export { formatDay, formatMoment } from './dates';
