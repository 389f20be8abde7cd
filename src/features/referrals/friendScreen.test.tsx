import { screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { paths } from '@/app/router/paths';
import { signedOut } from '@/features/auth';
import { fakeServices } from '@/testing/fakeServices';
import { renderWithStore } from '@/testing/renderWithStore';
import FriendScreen from './FriendScreen';
import { messages } from './messages';
import { referralsSaga } from './referralsSaga';

const texts = messages.landing;

function open() {
  const fake = fakeServices();
  const offer = { friendRupees: 100, referrerRupees: 200, minRupees: 599 };
  fake.services.http = async () => ({ kind: 'answered', status: 200, body: { success: true, offer } });
  return renderWithStore(
    <Routes>
      <Route path={paths.mailLink} element={<FriendScreen />} />
    </Routes>,
    { path: '/mail/friend~0123456789AB', fake, sagas: [referralsSaga], before: [signedOut()] },
  );
}

test('the answer takes the focus of the pressed button, and takes none after a reload', async () => {
  window.localStorage.clear();
  const { user, unmount } = open();
  await user.click(await screen.findByRole('button', { name: texts.use }));
  await waitFor(() => expect(screen.getByText(texts.kept).closest('[role="status"]')).toHaveFocus());
  unmount();
  open();
  expect(await screen.findByText(texts.kept)).toBeVisible();
  expect(document.body).toHaveFocus();
});
