import { type Fault } from './fault';
import { createShipmentAtOnce } from './rows/repeats';

/** Every fault that the shop must survive. */
export const faults: readonly Fault[] = [createShipmentAtOnce];
