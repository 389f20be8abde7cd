export { NoteButton } from './NoteButton';
export { OrderActions } from './OrderActions';
export { TaxPapers } from './OrderPapers';
export { failureOf } from './actionFailure';
export { orderActionsSaga } from './orderActionsSaga';
export { orderActionsReducer } from './orderActionsSlice';
