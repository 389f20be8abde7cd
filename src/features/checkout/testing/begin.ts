import { offersRequested } from '@/features/offers';
import { runSaga } from '@/testing/runSaga';
import { shopSagas, signedInShopper } from '@/testing/signedInShopper';
import { checkoutRequested } from '..';

/** The sagas of a shop with a signed-in shopper, who has not opened the checkout yet. Its tests use fake timers. */
export async function begin(fake = signedInShopper()) {
  const run = runSaga(shopSagas, fake.services);
  await run.advance(1000);
  const texts = () => run.state().notifications.toasts.map((toast) => toast.text);
  const open = async () => {
    run.dispatch(checkoutRequested());
    await run.advance(0);
  };
  const seekCoupons = async () => {
    run.dispatch(offersRequested());
    await run.advance(0);
  };
  return { ...run, fake, texts, open, seekCoupons };
}
