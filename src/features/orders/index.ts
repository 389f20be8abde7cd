export {
  allOrdersRequested,
  moreOrdersRequested,
  orderAgainEnded,
  orderAgainRequested,
  orderLoaded,
  orderRequested,
  paperRequested,
  selectPaper,
  olderOrdersRequested,
  ordersReducer,
  ordersRequested,
  selectAllOrders,
  selectMyOrders,
  selectOlderOrders,
  selectOneOrder,
  selectOrderedAgain,
  selectOrders,
} from './ordersSlice';
export type { OrdersRoot, OrdersState } from './ordersSlice';
export { ordersSaga } from './ordersSaga';
export { ordersHidden, ordersShown } from './followSaga';
export { AmountList } from './AmountList';
export { AskDialog, AskFields, AskTexts } from './AskDialog';
export { PaperButtons } from './PaperButtons';
export type { AskState } from './ordersSlice';
export { BoughtLines } from './BoughtLines';
export { OrderActions } from './OrderActions';
export { OrderCard } from './OrderCard';
export { OrderFacts } from './OrderFacts';
export { OrderTimeline } from './OrderTimeline';
export { OrderStatusDot } from './OrderStatusDot';
export { formatDay, formatMoment } from './dates';
