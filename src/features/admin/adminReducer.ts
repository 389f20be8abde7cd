import { combineReducers } from '@reduxjs/toolkit';
import { activityReducer } from './activity';
import { cartSettingsReducer } from './cartSettings';
import { catalogueReducer } from './catalogue';
import { catalogueExportReducer, importReducer } from './csv';
import { courierTimeReducer } from './courierTime';
import { customerCreditReducer } from './credit';
import { customerExportReducer, customerListReducer, openCustomerReducer } from './customers';
import { dashboardReducer } from './dashboard';
import { editorReducer } from './editor';
import { keysReducer } from './keys';
import { paletteReducer } from './palette';
import { lossesReducer } from './losses';
import { undeliveredReducer } from './undelivered';
import { menuReducer } from './menu';
import { gstReducer } from './gst';
import { giftCardsAdminReducer } from './giftCards';
import { referralsAdminReducer } from './referrals';
import { limitsReducer } from './limits';
import { mailsReducer } from './mails';
import { messagesReducer } from './messages';
import { mismatchesReducer } from './mismatches';
import { notificationsReducer } from './notifications';
import { openOrderReducer } from './openOrder';
import { orderActionsReducer } from './orderActions';
import { bulkReducer, orderExportReducer, orderListReducer, orderViewsReducer } from './orders';
import { editOrderReducer, newOrderReducer } from './phoneOrders';
import { slipsReducer } from './packingSlips';
import { uploadsReducer } from './pictures';
import { privateNotesReducer } from './privateNotes';
import { remittancesReducer } from './remittances';
import { openReturnReducer, returnListReducer } from './returns';
import { reviewDeskReducer } from './reviews';
import { scanReducer } from './scan';
import { scheduledReducer } from './scheduled';
import { securityReducer } from './security';
import { teamReducer } from './team';

/** The state of all admin areas; the store gets it when the admin's chunk is loaded. */
export const adminReducer = combineReducers({
  menu: menuReducer,
  keys: keysReducer,
  palette: paletteReducer,
  dashboard: dashboardReducer,
  catalogue: catalogueReducer,
  import: importReducer,
  catalogueExport: catalogueExportReducer,
  editor: editorReducer,
  orderActions: orderActionsReducer,
  messages: messagesReducer,
  mails: mailsReducer,
  reviewDesk: reviewDeskReducer,
  uploads: uploadsReducer,
  activity: activityReducer,
  notifications: notificationsReducer,
  openOrder: openOrderReducer,
  privateNotes: privateNotesReducer,
  orderList: orderListReducer,
  orderViews: orderViewsReducer,
  bulk: bulkReducer,
  orderExport: orderExportReducer,
  newOrder: newOrderReducer,
  editOrder: editOrderReducer,
  packingSlips: slipsReducer,
  customerList: customerListReducer,
  openCustomer: openCustomerReducer,
  customerExport: customerExportReducer,
  customerCredit: customerCreditReducer,
  giftCards: giftCardsAdminReducer,
  referrals: referralsAdminReducer,
  losses: lossesReducer,
  undelivered: undeliveredReducer,
  mismatches: mismatchesReducer,
  gst: gstReducer,
  remittances: remittancesReducer,
  returnList: returnListReducer,
  openReturn: openReturnReducer,
  scan: scanReducer,
  scheduled: scheduledReducer,
  limits: limitsReducer,
  team: teamReducer,
  security: securityReducer,
  cartSettings: cartSettingsReducer,
  courierTime: courierTimeReducer,
});
