export {
  orderAgainEnded,
  orderAgainRequested,
  selectTaxDocument,
  olderOrdersRequested,
  ordersReducer,
  ordersRequested,
  selectMyOrders,
  selectOlderOrders,
  selectOrderedAgain,
  selectOrders,
  selectOrdersAsOf,
  selectOrdersLoading,
} from './ordersSlice';
export { ordersSaga } from './ordersSaga';
export { ordersHidden, ordersShown } from './followSaga';
export { AmountList } from './card/facts/AmountList';
export { ConfirmActionDialog, ActionFields, ActionConsequences } from './dialogs/ConfirmActionDialog';
export { TaxDocumentButtons } from './card/TaxDocumentButtons';
export { CopyButton, CopyableText } from './card/facts/CopyableText';
export { GiftFacts } from './card/facts/GiftFacts';
export { BoughtLines } from './card/facts/BoughtLines';
export { OrdersAsOf } from './OrdersAsOf';
export { OrderActions } from './card/OrderActions';
export { OrderCard } from './card/OrderCard';
export { OrderRefunds } from './card/facts/OrderRefunds';
export { OrderStatusDot } from './card/OrderStatusDot';
export { arrivalWords, noteOf, parcelWords, standingOf } from './card/orderWords';
export { isOnItsWay } from './card/running';
export { timelineOf, type TimelineStep } from './card/facts/timeline';
