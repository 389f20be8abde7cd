import { combineReducers } from '@reduxjs/toolkit';
import { activityReducer } from './activity/activitySlice';
import { editorReducer } from './catalogue/editorSlice';
import { shelfReducer } from './catalogue/shelfSlice';
import { inboxReducer } from './inbox/inboxSlice';
import { uploadsReducer } from './pictures/uploadsSlice';
import { orderActionsReducer } from './orderActions/orderActionsSlice';

/** All that the admin's screens hold; in the store once the admin's chunk is loaded. */
export const adminReducer = combineReducers({
  shelf: shelfReducer,
  editor: editorReducer,
  orderActions: orderActionsReducer,
  inbox: inboxReducer,
  uploads: uploadsReducer,
  activity: activityReducer,
});

export interface AdminRoot {
  admin: ReturnType<typeof adminReducer>;
}
