import { select, take } from 'typed-redux-saga';
import { selectAddressesStatus } from './addressesSelectors';

/** Waits until the signed-in person's addresses have loaded or failed to load. */
export function* waitForAddresses() {
  while (['idle', 'loading'].includes(yield* select(selectAddressesStatus))) yield* take('*');
}
