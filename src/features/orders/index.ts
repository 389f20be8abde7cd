export {
  orderAgainEnded,
  orderAgainRequested,
  paperRequested,
  selectPaper,
  olderOrdersRequested,
  ordersReducer,
  ordersRequested,
  selectMyOrders,
  selectOlderOrders,
  selectOrderedAgain,
  selectOrdersAsOf,
  selectOrders,
} from './ordersSlice';
export type { OrdersRoot, OrdersState } from './ordersSlice';
export { ordersSaga } from './ordersSaga';
export { ordersHidden, ordersShown } from './followSaga';
export { AmountList } from './AmountList';
export { AskDialog, AskFields, AskTexts } from './AskDialog';
export { PaperButtons } from './PaperButtons';
export type { AskState } from './ordersSlice';
export { CopyButton } from './CopyableText';
export { BoughtLines } from './BoughtLines';
export { OrdersAsOf } from './OrdersAsOf';
export { OrderActions } from './OrderActions';
export { OrderCard } from './OrderCard';
export { OrderFacts } from './OrderFacts';
export { OrderTimeline } from './OrderTimeline';
export { OrderStatusDot, StatusOf } from './OrderStatusDot';
