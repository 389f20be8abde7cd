import { type Fault } from './fault';
import { acceptedThenDropped } from './rows/acceptedThenDropped';
import { cancelledWhileBooked } from './rows/cancelledWhileBooked';
import { changedMeanwhile } from './rows/changes';
import { wrongClocks } from './rows/clocks';
import { courierFails } from './rows/courierFails';
import { firestoreAway } from './rows/firestoreAway';
import { killedAtNinePoints } from './rows/killed';
import { lastUnit } from './rows/lastUnit';
import { mixedLoad } from './rows/mixedLoad';
import { razorpayDown } from './rows/razorpayDown';
import { createShipmentAtOnce, impatience } from './rows/repeats';
import { hotProduct } from './rows/rush';
import { oneDocument, oneUse, sharedStock } from './rows/shared';
import { soldOutMeanwhile } from './rows/soldOutMeanwhile';
import { closedAfterPaying, webhookDown } from './rows/lostReports';
import { webhooksAnyhow } from './rows/webhooks';

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
