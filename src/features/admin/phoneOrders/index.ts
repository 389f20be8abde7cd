export { EraseCustomer } from './EraseCustomer';
export { NewOrderScreen } from './NewOrderScreen';
export { newOrderSaga } from './newOrderSaga';
export { newOrderReducer } from './newOrderSlice';
export { PhoneOrderCard } from './PhoneOrderCard';
