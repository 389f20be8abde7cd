import { act, screen, waitFor } from '@testing-library/react';
import { signedOut } from '@/features/auth';
import { privacySaga } from '@/features/privacy';
import { fail, ok } from '@/services';
import { renderWithStore } from '@/testing/renderWithStore';
import { YourData } from './YourData';

const visit = () => renderWithStore(<YourData />, { sagas: [privacySaga] });

it('the data is saved as a file named after the day', async () => {
  const { user, fake } = visit();
  const data = { orders: [], account: { email: 'aditi@glumist.example' } };
  fake.services.shop.accountData = async () => ok(data as never);
  fake.services.clock.now = () => new Date(2026, 10, 21);
  await user.click(screen.getByRole('button', { name: 'Download my data' }));
  await waitFor(() => expect(fake.record.saved).toHaveLength(1));
  const [{ name, text }] = fake.record.saved as [{ name: string; text: string }];
  expect(name).toBe('glumist-my-data-2026-11-21.json');
  expect(JSON.parse(text)).toEqual(data);
  expect(screen.getByRole('button', { name: 'Download my data' })).not.toHaveAttribute('aria-busy');
});

it('a failed export says why and can be repeated', async () => {
  const { user, fake } = visit();
  await user.click(screen.getByRole('button', { name: 'Download my data' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('We could not reach the shop.');
  const message = 'You have asked for this several times just now. Please try again later.';
  fake.services.shop.accountData = async () =>
    fail({ kind: 'refused', status: 429, code: 'too_many_requests', message });
  await user.click(screen.getByRole('button', { name: 'Download my data' }));
  expect(await screen.findByText(message)).toBeInTheDocument();
  expect(fake.record.saved).toEqual([]);
});

it('the export is requested once, however often the button is pressed', async () => {
  const { user, fake } = visit();
  let requests = 0;
  fake.services.shop.accountData = () => {
    requests += 1;
    return new Promise(() => undefined);
  };
  await user.dblClick(screen.getByRole('button', { name: 'Download my data' }));
  await waitFor(() => expect(requests).toBe(1));
  expect(screen.getByRole('button', { name: 'Download my data' })).toHaveAttribute('aria-busy', 'true');
});

it('the file is not saved on a device where the person has logged out meanwhile', async () => {
  const { user, fake, dispatch } = visit();
  let answer: (() => void) | undefined;
  fake.services.shop.accountData = () =>
    new Promise((resolve) => (answer = () => resolve(ok({ orders: [] } as never))));
  await user.click(screen.getByRole('button', { name: 'Download my data' }));
  await waitFor(() => expect(answer).toBeDefined());
  dispatch(signedOut());
  await act(async () => answer?.());
  expect(fake.record.saved).toEqual([]);
  expect(screen.getByRole('button', { name: 'Download my data' })).not.toHaveAttribute('aria-busy');
});

it('the section links to the dialog and to the retention policy', async () => {
  const { user, state } = visit();
  expect(screen.getByRole('link', { name: 'Privacy' })).toHaveAttribute('href', '/policies/privacy');
  await user.click(screen.getByRole('button', { name: 'Delete my account' }));
  expect(state().privacy.deletion.status).toBe('open');
});
