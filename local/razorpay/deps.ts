import { type Store } from '../sandbox/store';
import { type Delivery, type EventSender } from './events';
import { type RazorpayTables } from './types';

/** The dependencies of the sandbox's calls. */
export interface RazorpayDeps {
  store: Store<RazorpayTables>;
  events: EventSender;
  /** How events of API calls (captures, refunds) are delivered. */
  delivery: { current: Delivery };
  keyId: string;
  keySecret: string;
  now(): Date;
}
