import { type Fault } from './fault';
import { acceptedThenDropped } from './rows/acceptedThenDropped';
import { cancelledWhileBooked } from './rows/cancelledWhileBooked';
import { courierFails } from './rows/courierFails';
import { firestoreAway } from './rows/firestoreAway';
import { killedAtNinePoints } from './rows/killed';
import { razorpayDown } from './rows/razorpayDown';
import { createShipmentAtOnce } from './rows/repeats';
import { soldOutMeanwhile } from './rows/soldOutMeanwhile';
import { closedAfterPaying, webhookDown } from './rows/unheard';
import { webhooksAnyhow } from './rows/webhooks';

/** Every fault that the shop must survive. */
export const faults: readonly Fault[] = [
  killedAtNinePoints,
  webhooksAnyhow,
  closedAfterPaying,
  webhookDown,
  soldOutMeanwhile,
  courierFails,
  acceptedThenDropped,
  createShipmentAtOnce,
  razorpayDown,
  firestoreAway,
  cancelledWhileBooked,
];
