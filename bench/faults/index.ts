import { type Fault } from './fault';
import { acceptedThenDropped } from './rows/providers/acceptedThenDropped';
import { cancelledWhileBooked } from './rows/providers/cancelledWhileBooked';
import { changedMeanwhile } from './rows/changes';
import { wrongClocks } from './rows/clocks';
import { courierFails } from './rows/providers/courierFails';
import { firestoreAway } from './rows/providers/firestoreAway';
import { killedAtNinePoints } from './rows/payments/killed';
import { lastUnit } from './rows/crowds/lastUnit';
import { mixedLoad } from './rows/crowds/mixedLoad';
import { razorpayDown } from './rows/providers/razorpayDown';
import { createShipmentAtOnce, impatience } from './rows/crowds/repeats';
import { hotProduct } from './rows/crowds/rush';
import { oneDocument, oneUse, sharedStock } from './rows/crowds/shared';
import { soldOutMeanwhile } from './rows/payments/soldOutMeanwhile';
import { closedAfterPaying, webhookDown } from './rows/payments/lostReports';
import { webhooksAnyhow } from './rows/payments/webhooks';

/** Every fault that the shop must survive. */
export const faults: readonly Fault[] = [
  hotProduct,
  lastUnit,
  sharedStock,
  killedAtNinePoints,
  webhooksAnyhow,
  closedAfterPaying,
  webhookDown,
  soldOutMeanwhile,
  courierFails,
  acceptedThenDropped,
  createShipmentAtOnce,
  razorpayDown,
  oneDocument,
  firestoreAway,
  oneUse,
  changedMeanwhile,
  impatience,
  wrongClocks,
  cancelledWhileBooked,
  mixedLoad,
];
