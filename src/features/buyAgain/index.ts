export { BuyAgain } from './BuyAgain';
export { buyAgainSaga } from './buyAgainSaga';
export { buyAgainReducer } from './buyAgainSlice';
