import { screen, waitFor } from '@testing-library/react';
import { renderWithStore } from '@/testing/renderWithStore';
import { BuyForm } from './BuyForm';
import { RedeemForm } from './RedeemForm';

test('the first wrong field of a gift card takes the focus, wherever the form is scrolled', async () => {
  const { user } = renderWithStore(
    <main id="content">
      <BuyForm amounts={[1000]} />
    </main>,
  );
  await user.type(screen.getByLabelText(/^Your message/), 'Happy birthday!');
  await user.click(screen.getByRole('button', { name: 'Pay ₹1,000' }));
  expect(screen.getByText('Please enter a valid e-mail address.')).toBeVisible();
  await waitFor(() => expect(screen.getByLabelText(/^E-mail of the recipient/)).toHaveFocus());
});

test('a missing code is asked for; a wrong one is called a typing mistake', async () => {
  const { user } = renderWithStore(<RedeemForm />);
  await user.click(screen.getByRole('button', { name: 'Add to my credit' }));
  expect(screen.getByText('Please enter the code of your gift card.')).toBeVisible();
  await user.type(screen.getByLabelText('Code of the gift card'), 'ABC');
  expect(screen.getByText(/^There is a typing mistake/)).toBeVisible();
});
