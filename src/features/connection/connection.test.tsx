import { act, screen } from '@testing-library/react';
import { fakeServices } from '@/testing/fakeServices';
import { renderWithStore } from '@/testing/renderWithStore';
import { connectionSaga, OfflineBar, OfflineNote } from '.';

const BAR = 'You are offline. Pages that you have opened still work.';

function show(offline: boolean) {
  const fake = fakeServices();
  fake.setOffline(offline);
  const shop = (
    <>
      <OfflineBar />
      <OfflineNote>You can order later.</OfflineNote>
    </>
  );
  const view = renderWithStore(shop, { fake, sagas: [connectionSaga] });
  const bar = () => screen.queryByText(BAR, { selector: 'p' });
  const announcement = () => screen.getByRole('status').textContent;
  const setOffline = (isOffline: boolean) => act(() => fake.setOffline(isOffline));
  return { ...view, setOffline, bar, announcement };
}

it('shows nothing while the browser is online', () => {
  const { bar, announcement } = show(false);
  expect(bar()).toBeNull();
  expect(announcement()).toBe('');
  expect(screen.queryByText('You can order later.')).toBeNull();
});

it('shows that the connection is lost and announces its return', async () => {
  const { setOffline, bar, announcement } = show(true);
  expect(bar()).toBeInTheDocument();
  expect(announcement()).toBe(BAR);
  expect(screen.getByText('You can order later.')).toBeInTheDocument();
  setOffline(false);
  expect(await screen.findByText('You are back online.')).toBeInTheDocument();
  expect(bar()).toBeNull();
  setOffline(true);
  expect(await screen.findByText(BAR, { selector: 'p' })).toBeInTheDocument();
});
