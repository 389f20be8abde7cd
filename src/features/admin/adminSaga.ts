import { fork } from 'typed-redux-saga';
import type { Services } from '@/services';
import { createActivityAdmin } from '@/services/admin/createActivityAdmin';
import { createDashboardAdmin } from '@/services/admin/createDashboardAdmin';
import { createInboxAdmin } from '@/services/admin/createInboxAdmin';
import { createPictureAdmin } from '@/services/admin/createPictureAdmin';
import { readAudit } from '@/services/admin/createAuditReader';
import { createMismatchAdmin } from '@/services/admin/createMismatchAdmin';
import { createOrderAdmin } from '@/services/admin/createOrderAdmin';
import { createOrderList } from '@/services/admin/createOrderList';
import { createShelfAdmin } from '@/services/admin/createShelfAdmin';
import { activitySaga } from './activity/activitySaga';
import { editorSaga } from './catalogue/editorSaga';
import { shelfSaga } from './catalogue/shelfSaga';
import { dashboardSaga } from './dashboard/dashboardSaga';
import { inboxSaga } from './inbox/inboxSaga';
import { uploadsSaga } from './pictures/uploadsSaga';
import { mismatchesSaga } from './mismatches/mismatchesSaga';
import { createPromotionAdmin } from '@/services/admin/createPromotionAdmin';
import { editorApi } from './catalogue/editorApi';
import { promotionsSaga } from './promotions/promotionsSaga';
import { orderActionsSaga } from './orderActions/orderActionsSaga';
import { fileSaga } from './orders/fileSaga';
import { listSaga } from './orders/listSaga';
import { orderSaga } from './orders/orderSaga';
import { packSaga } from './orders/packSaga';

/** What the admin's screens ask for and send. */
export function* adminSaga(services: Services) {
  const shelf = createShelfAdmin(services.http);
  yield* fork(dashboardSaga, createDashboardAdmin(services.http));
  yield* fork(shelfSaga, shelf);
  yield* fork(uploadsSaga, services, createPictureAdmin(services.http));
  yield* fork(activitySaga, createActivityAdmin(services.http));
  const promotions = createPromotionAdmin(services.http);
  yield* fork(editorSaga, services, editorApi(shelf, promotions));
  yield* fork(promotionsSaga, services, promotions);
  yield* fork(inboxSaga, services, createInboxAdmin(services.http));
  const orders = createOrderAdmin(services.http);
  const orderList = createOrderList(services.http);
  yield* fork(orderActionsSaga, services, orders);
  yield* fork(packSaga, services, orders);
  yield* fork(listSaga, services, orderList);
  yield* fork(fileSaga, services, orderList);
  yield* fork(orderSaga, services, readAudit);
  yield* fork(mismatchesSaga, createMismatchAdmin(services.http));
}
