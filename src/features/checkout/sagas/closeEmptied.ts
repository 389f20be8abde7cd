import { put } from 'typed-redux-saga';
import { toastShown } from '@/lib/toast';
import { checkoutClosed } from '../checkoutSlice';
import { messages } from '../messages';

/**
 * Says why the checkout closes: another tab bought or emptied the cart, or nothing in it is available any more. First,
 * because closing cancels the pricing that noticed it.
 */
export function* closeEmptied() {
  yield* put(toastShown({ text: messages.emptied }));
  yield* put(checkoutClosed());
}
