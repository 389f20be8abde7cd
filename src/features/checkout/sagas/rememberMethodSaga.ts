import { takeEvery } from '@/lib/watch';
import type { Services } from '@/services';
import { checkoutActions } from '../checkoutSlice';

/** Remembers the method that the shopper chooses for the next checkout; not one that the shop changed to. */
export function* rememberMethod({ storage }: Services) {
  yield* takeEvery(
    checkoutActions.methodChosen,
    ({ payload: method }: ReturnType<typeof checkoutActions.methodChosen>) =>
      storage.paymentMethod.write(method),
  );
}
