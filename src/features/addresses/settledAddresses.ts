import { select, take } from 'typed-redux-saga';
import { selectAddressesStatus } from './addressesSelectors';

/** Waits until the addresses of whoever is signed in are there, or could not be had. */
export function* settledAddresses() {
  while (['idle', 'loading'].includes(yield* select(selectAddressesStatus))) yield* take('*');
}
