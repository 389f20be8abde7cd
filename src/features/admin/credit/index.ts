export { CreditPanel } from './CreditPanel';
export { customerCreditReducer } from './customerCreditSlice';
export { customerCreditSaga } from './customerCreditSaga';
