import { adminScreen } from '@/features/admin/shared';

export { EraseCustomer } from './EraseCustomer';
export { editOrderSaga } from './edit/editOrderSaga';
export { editOrderReducer } from './edit/editOrderSlice';
export { newOrderSaga } from './newOrder/newOrderSaga';
export { newOrderReducer } from './newOrder/newOrderSlice';
export { PhoneOrderCard } from './PhoneOrderCard';
export { WaitingEditCard } from './edit/WaitingEditCard';

export const NewOrderScreen = adminScreen(
  () => import(/* webpackChunkName: "admin-desk" */ './newOrder/NewOrderScreen'),
);

export const EditOrderScreen = adminScreen(
  () => import(/* webpackChunkName: "admin-desk" */ './edit/EditOrderScreen'),
);
