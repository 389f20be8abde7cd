import { adminScreen } from '@/features/admin/shared';

export { orderExportSaga } from './export/exportSaga';
export { exportOpened as orderExportOpened, orderExportReducer } from './export/exportSlice';
export { OrdersScreen } from './list/OrdersScreen';
export { orderListSaga } from './list/listSaga';
export {
  countsLoaded as orderCountsLoaded,
  orderListReducer,
  selectPackable,
  selectRows as selectOrderRows,
} from './list/listSlice';
export { orderStanding } from './list/table/orderStanding';
export { paymentWord } from './list/table/paymentWord';
export { OrderNumber } from './list/table/OrderNumber';
export { shortNumber } from './list/table/orderNumber';
export { bulkSaga } from './bulk/bulkSaga';
export { bulkReducer, bulkRequested } from './bulk/bulkSlice';
export { orderViewsSaga } from './views/viewsSaga';
export { orderViewsReducer } from './views/viewsSlice';

export const OrderScreen = adminScreen(
  () => import(/* webpackChunkName: "admin-desk" */ './detail/OrderScreen'),
);
