export { OrderScreen } from './detail/OrderScreen';
export { orderExportSaga } from './export/exportSaga';
export { orderExportReducer } from './export/exportSlice';
export { OrdersScreen } from './list/OrdersScreen';
export { orderListSaga } from './list/listSaga';
export { countsLoaded as orderCountsLoaded, orderListReducer } from './list/listSlice';
export { packSaga } from './packing/packSaga';
export { packReducer } from './packing/packSlice';
