import { combineReducers } from '@reduxjs/toolkit';
import { activityReducer } from './activity/activitySlice';
import { editorReducer } from './catalogue/editorSlice';
import { shelfReducer } from './catalogue/shelfSlice';
import { shelfExportReducer } from './csv/exportSlice';
import { importReducer } from './csv/importSlice';
import { dashboardReducer } from './dashboard/dashboardSlice';
import { inboxReducer } from './inbox/inboxSlice';
import { uploadsReducer } from './pictures/uploadsSlice';
import { limitsReducer } from './limits/limitsSlice';
import { mismatchesReducer } from './mismatches/mismatchesSlice';
import { promotionsReducer } from './promotions/promotionsSlice';
import { orderActionsReducer } from './orderActions/orderActionsSlice';
import { fileReducer } from './orders/fileSlice';
import { listReducer } from './orders/listSlice';
import { orderReducer } from './orders/orderSlice';
import { packReducer } from './orders/packSlice';

/** All that the admin's screens hold; in the store once the admin's chunk is loaded. */
export const adminReducer = combineReducers({
  dashboard: dashboardReducer,
  shelf: shelfReducer,
  import: importReducer,
  shelfExport: shelfExportReducer,
  editor: editorReducer,
  orderActions: orderActionsReducer,
  inbox: inboxReducer,
  uploads: uploadsReducer,
  activity: activityReducer,
  order: orderReducer,
  orderList: listReducer,
  pack: packReducer,
  files: fileReducer,
  mismatches: mismatchesReducer,
  promotions: promotionsReducer,
  limits: limitsReducer,
});

export interface AdminRoot {
  admin: ReturnType<typeof adminReducer>;
}
