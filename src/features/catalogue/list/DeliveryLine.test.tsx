import { act, screen } from '@testing-library/react';
import { fakeServices } from '@/testing/fakeServices';
import { renderWithStore } from '@/testing/renderWithStore';
import { catalogueSaga } from '../catalogueSaga';
import { deliveryChecked } from '../catalogueSlice';
import DeliveryLine from './DeliveryLine';

const facts = { deliverable: true, cod: true, by: '2026-11-28', pincode: '560034', city: 'Bengaluru' };

test.each([
  [facts, '· To 560034 by Sat, 28 Nov · COD available'],
  [{ ...facts, cod: false }, '· To 560034 by Sat, 28 Nov'],
  [{ ...facts, deliverable: false }, '· We do not deliver to 560034 yet'],
])('of %j it says "%s"', (answer, text) => {
  const { store, container } = renderWithStore(<DeliveryLine />);
  expect(container).toHaveTextContent(/^$/);
  act(() => void store.dispatch(deliveryChecked(answer)));
  expect(screen.getByText(text)).toBeVisible();
});

test.each(['560034', ''])(
  'it asks for the PIN code that the device knows (%j), and for none without one',
  async (known) => {
    const fake = fakeServices();
    if (known) fake.services.storage.pincode.write(known);
    const asked: string[] = [];
    const { serviceability } = fake.services.shop;
    fake.services.shop.serviceability = (pincode) => {
      asked.push(pincode);
      return serviceability(pincode);
    };
    renderWithStore(<DeliveryLine />, { fake, sagas: [catalogueSaga] });
    await act(async () => {});
    expect(asked).toEqual(known ? [known] : []);
  },
);
