export { AdminFrame } from './AdminFrame';
export { menuSaga } from './menuSaga';
export { menuReducer } from './menuSlice';
