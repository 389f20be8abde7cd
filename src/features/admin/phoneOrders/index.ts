import { adminScreen } from '@/features/admin/shared';

export { EraseCustomer } from './EraseCustomer';
export { newOrderSaga } from './newOrderSaga';
export { newOrderReducer } from './newOrderSlice';
export { PhoneOrderCard } from './PhoneOrderCard';

export const NewOrderScreen = adminScreen(() =>
  import(/* webpackChunkName: "admin-desk" */ './NewOrderScreen').then((module) => module.NewOrderScreen),
);
