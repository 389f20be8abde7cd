import { adminScreen } from '@/features/admin/shared';

export { EraseCustomer } from './EraseCustomer';
export { editOrderSaga } from './edit/editOrderSaga';
export { editOrderReducer } from './edit/editOrderSlice';
export { newOrderSaga } from './newOrderSaga';
export { newOrderReducer } from './newOrderSlice';
export { PhoneOrderCard } from './PhoneOrderCard';
export { WaitingEditCard } from './edit/WaitingEditCard';

export const NewOrderScreen = adminScreen(() =>
  import(/* webpackChunkName: "admin-desk" */ './NewOrderScreen').then((module) => module.NewOrderScreen),
);

export const EditOrderScreen = adminScreen(() =>
  import(/* webpackChunkName: "admin-desk" */ './edit/EditOrderScreen').then(
    (module) => module.EditOrderScreen,
  ),
);
