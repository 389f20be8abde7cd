import { act, screen } from '@testing-library/react';
import { connectionSaga } from '@/features/connection';
import { fakeServices } from '@/testing/fakeServices';
import { renderWithStore } from '@/testing/renderWithStore';
import { messages } from '../messages';
import { PlaceButton } from './PlaceButton';

it('says what being offline means with its button, and not in a second announcement', async () => {
  const fake = fakeServices();
  renderWithStore(<PlaceButton />, { fake, sagas: [connectionSaga] });
  act(() => fake.setOffline(true));
  const note = await screen.findByText(messages.offlineCheckout);
  expect(note.closest('[role="alert"], [role="status"]')).toBeNull();
  expect(screen.getByRole('button')).toHaveAccessibleDescription(messages.offlineCheckout);
});
