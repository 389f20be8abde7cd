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
} from './ordersSlice';
export { ordersSaga } from './ordersSaga';
export { ordersHidden, ordersShown } from './followSaga';
export { AmountList } from './AmountList';
export { ConfirmActionDialog, ActionFields, ActionConsequences } from './ConfirmActionDialog';
export { TaxDocumentButtons } from './TaxDocumentButtons';
export { CopyButton, CopyableText } from './CopyableText';
export { GiftFacts } from './GiftFacts';
export { BoughtLines } from './BoughtLines';
export { OrdersAsOf } from './OrdersAsOf';
export { OrderActions } from './OrderActions';
export { OrderCard } from './OrderCard';
export { OrderRefunds } from './OrderRefunds';
export { OrderStatusDot } from './OrderStatusDot';
export { arrivalWords, noteOf, parcelWords, standingOf } from './orderWords';
export { isOnItsWay } from './running';
export { timelineOf, type TimelineStep } from './timeline';
