export { redeliverySaga } from './redeliverySaga';
export { redeliveryReducer } from './redeliverySlice';
