import { screen, waitFor } from '@testing-library/react';
import { signedIn, signedOut } from '@/features/auth';
import { runtimeStarted } from '@/lib/runtimeSlice';
import { lastOrders } from '@/services/browser/stored/shopping/lastOrders';
import { anOrder, aUser } from '@/testing/builders';
import { fakeServices } from '@/testing/fakeServices';
import { renderWithStore } from '@/testing/renderWithStore';
import { messages } from './messages';
import { reviewsSaga } from './reviewsSaga';
import { WriteReview } from './writing/WriteReview';

const user = aUser();
const delivered = anOrder({ status: 'delivered' });
const bought = delivered.lines[0]?.id ?? '';

function show(productId: string, hasReview: boolean) {
  const fake = fakeServices();
  const asked: string[] = [];
  fake.services.http = async ({ path }) => {
    asked.push(path);
    const review = hasReview ? { rating: 4, photos: [] } : null;
    const product = { id: productId, name: '', mainImage: '' };
    return { kind: 'answered', status: 200, body: { success: true, product, mayWrite: true, review } };
  };
  lastOrders.write(user.uid, { at: '2026-11-29T10:00:00.000Z', orders: [delivered] });
  const view = renderWithStore(<WriteReview productId={productId} />, {
    fake,
    sagas: [reviewsSaga],
    before: [runtimeStarted(), signedIn(user)],
  });
  return { ...view, asked };
}

test('a person with a review of a product is offered to change it, until they leave', async () => {
  const { dispatch } = show(bought, true);
  expect(await screen.findByRole('button', { name: messages.change })).toBeEnabled();
  dispatch(signedOut('left'));
  expect(screen.getByRole('button', { name: messages.write })).toBeVisible();
});

test('a delivered product without a review is asked about once, and offers to write one', async () => {
  const { asked, state } = show(bought, false);
  await waitFor(() => expect(state().reviews.reviewed).toEqual({ [bought]: false }));
  expect(screen.getByRole('button', { name: messages.write })).toBeEnabled();
  expect(asked).toHaveLength(1);
});

test('a product that was not bought costs no request', async () => {
  const { asked } = show('another', true);
  expect(await screen.findByRole('button', { name: messages.write })).toBeVisible();
  expect(asked).toEqual([]);
});
