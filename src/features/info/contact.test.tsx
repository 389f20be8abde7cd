import { screen } from '@testing-library/react';
import { signedIn } from '@/features/auth';
import { fail, ok } from '@/services';
import { aUser } from '@/testing/builders';
import { fakeServices } from '@/testing/fakeServices';
import { renderWithStore } from '@/testing/renderWithStore';
import ContactScreen from './ContactScreen';
import { infoSaga } from './index';

const RECEIVED = { success: true as const, message: '', ticket: 'T261122-4KX9M2' };

afterEach(() => window.sessionStorage.clear());

function contact({ asAditi = false } = {}) {
  const fake = fakeServices();
  const sendMessage = jest.spyOn(fake.services.shop, 'sendMessage');
  const user = aUser({ email: 'aditi@example.in' });
  const before = asAditi ? [signedIn(user)] : [];
  return { sendMessage, ...renderWithStore(<ContactScreen />, { fake, sagas: [infoSaga], before }) };
}
type View = ReturnType<typeof contact>;
async function write({ user }: View) {
  await user.type(screen.getByLabelText('Name'), 'Aditi');
  await user.type(screen.getByLabelText('Email'), 'aditi@example.in');
  await user.type(screen.getByLabelText('Message'), 'When is the mist back?');
}
const send = ({ user }: View) => user.click(screen.getByRole('button', { name: 'Send message' }));

test('an incomplete message is not sent, and its first invalid field gets the focus', async () => {
  const view = contact();
  await view.user.type(screen.getByLabelText('Name'), 'Aditi');
  await send(view);
  expect(view.sendMessage).not.toHaveBeenCalled();
  expect(screen.getByLabelText('Email')).toHaveFocus();
  expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Please enter your email');
  await view.user.type(screen.getByLabelText('Email'), 'aditi@example.in');
  expect(screen.getByLabelText('Email')).toBeValid();
  expect(screen.getByLabelText('Email')).not.toHaveAccessibleDescription();
});

test('a message is sent once with thanks, and the next one has the same sender', async () => {
  const view = contact();
  let arrive: () => void = () => undefined;
  view.sendMessage.mockImplementation(() => new Promise((resolve) => (arrive = () => resolve(ok(RECEIVED)))));
  await write(view);
  await send(view);
  await view.user.dblClick(screen.getByRole('button', { name: 'Sending' }));
  arrive();
  expect(await screen.findByRole('heading', { name: 'Thank you, Aditi' })).toHaveFocus();
  expect(view.sendMessage.mock.calls).toEqual([
    [{ name: 'Aditi', email: 'aditi@example.in', phone: '', message: 'When is the mist back?', website: '' }],
  ]);
  expect(screen.getByText(/reply to aditi@example.in within two working days/)).toBeInTheDocument();
  expect(screen.getByText('T261122-4KX9M2')).toBeInTheDocument();
  expect(window.sessionStorage).toHaveLength(0);
  await view.user.click(screen.getByRole('button', { name: 'Write another' }));
  expect(screen.getByLabelText('Name')).toHaveValue('Aditi');
  expect(screen.getByLabelText('Message')).toHaveValue('');
});

test('an unsent message stays, even after a reload', async () => {
  const view = contact();
  view.sendMessage.mockResolvedValue(fail({ kind: 'network' }));
  await write(view);
  await send(view);
  expect(await screen.findByRole('alert')).toHaveTextContent('please try again');
  expect(screen.getByLabelText('Message')).toHaveValue('When is the mist back?');
  view.unmount();
  contact();
  expect(screen.getByLabelText('Message')).toHaveValue('When is the mist back?');
  expect(screen.getByLabelText('Email')).toHaveValue('aditi@example.in');
});

test('the server’s message is shown where there is one', async () => {
  const view = contact();
  const message = 'You have written several messages just now.';
  view.sendMessage.mockResolvedValue(fail({ kind: 'refused', status: 429, code: 'x', message }));
  await write(view);
  await send(view);
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
});

test('name and email are prefilled for a signed-in person', () => {
  contact({ asAditi: true });
  expect(screen.getByLabelText('Name')).toHaveValue('Aditi Rao');
  expect(screen.getByLabelText('Email')).toHaveValue('aditi@example.in');
});

test('the characters are counted near the limit', async () => {
  const view = contact();
  await view.user.click(screen.getByLabelText('Message'));
  await view.user.paste('x'.repeat(1990));
  expect(screen.getByLabelText('Message')).toHaveAccessibleDescription('10 characters left');
  await view.user.paste('y'.repeat(20));
  await send(view);
  expect(screen.getByLabelText('Message')).toHaveAccessibleDescription(/2,000 characters, and has 2,010/);
  expect(view.sendMessage).not.toHaveBeenCalled();
});
