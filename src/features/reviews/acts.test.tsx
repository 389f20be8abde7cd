import { screen } from '@testing-library/react';
import { signedIn } from '@/features/auth';
import { runtimeStarted } from '@/lib/runtimeSlice';
import { aUser } from '@/testing/builders';
import { fakeServices } from '@/testing/fakeServices';
import { renderWithStore } from '@/testing/renderWithStore';
import { messages } from './messages';
import { ReviewActs } from './ReviewActs';
import { reviewsSaga } from './reviewsSaga';

test('a reported review keeps the focus, and is not reported again', async () => {
  const fake = fakeServices();
  fake.services.http = async () => ({
    kind: 'answered',
    status: 200,
    body: { success: true, message: 'Thanks.' },
  });
  const { user } = renderWithStore(<ReviewActs of="reviews" id="r1" about=" review by Ira" helpful={0} />, {
    fake,
    sagas: [reviewsSaga],
    before: [runtimeStarted(), signedIn(aUser())],
  });
  const button = screen.getByRole('button', { name: 'Report review by Ira' });
  button.focus();
  await user.keyboard('{Enter}');
  await user.click(screen.getByRole('button', { name: messages.sendReport.reviews }));
  expect(button).toHaveTextContent(messages.reported);
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute('aria-disabled', 'true');
  await user.keyboard('{Enter}');
  expect(screen.queryByRole('dialog')).toBeNull();
});
