import { fork } from 'typed-redux-saga';
import type { Services } from '@/services';
import { createActivityAdmin } from '@/services/admin/createActivityAdmin';
import { createInboxAdmin } from '@/services/admin/createInboxAdmin';
import { createOrderAdmin } from '@/services/admin/createOrderAdmin';
import { createPictureAdmin } from '@/services/admin/createPictureAdmin';
import { createShelfAdmin } from '@/services/admin/createShelfAdmin';
import { activitySaga } from './activity/activitySaga';
import { editorSaga } from './catalogue/editorSaga';
import { shelfSaga } from './catalogue/shelfSaga';
import { inboxSaga } from './inbox/inboxSaga';
import { uploadsSaga } from './pictures/uploadsSaga';
import { orderActionsSaga } from './orderActions/orderActionsSaga';

/** What the admin's screens ask for and send. */
export function* adminSaga(services: Services) {
  const shelf = createShelfAdmin(services.http);
  yield* fork(shelfSaga, shelf);
  yield* fork(editorSaga, services, shelf);
  yield* fork(uploadsSaga, services, createPictureAdmin(services.http));
  yield* fork(activitySaga, createActivityAdmin(services.http));
  yield* fork(inboxSaga, services, createInboxAdmin(services.http));
  yield* fork(orderActionsSaga, services, createOrderAdmin(services.http));
}
