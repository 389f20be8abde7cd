import { screen, waitFor } from '@testing-library/react';
import { useSelector } from 'react-redux';
import { NAMED_FROM } from '@/domain/invoices/eraseInvoice';
import { formatRupees } from '@/domain/money/money';
import { authSaga, signedIn } from '@/features/auth';
import { credentialsVault, fail, ok, type CheckoutAttempt } from '@/services';
import { renderWithStore } from '@/testing/renderWithStore';
import { signedInShopper } from '@/testing/signedInShopper';
import { aUser, anItem } from '@/testing/builders';
import DeleteAccount from './DeleteAccount';
import { deletionOpened, privacySaga, selectDeletionOpen } from '.';

const PASSWORD = 'dew-on-leaves-7';
const REFUSED = {
  kind: 'refused',
  status: 409,
  code: 'orders_under_way',
  message: 'Order GLM1 is not finished.',
} as const;
const DELETED = { success: true, status: 'deleted', message: 'Your account has been deleted.' } as const;

function Page() {
  return useSelector(selectDeletionOpen) && <DeleteAccount />;
}

function visit(providers = ['password']) {
  const fake = signedInShopper();
  fake.services.credentials = credentialsVault;
  fake.auth.addPerson('aditi@glumist.example', { uid: 'aditi', password: PASSWORD, verified: true });
  const calls: string[] = [];
  fake.services.shop.deleteAccount = async (email) => {
    calls.push(email);
    return ok(DELETED);
  };
  const person = signedIn(aUser({ email: 'aditi@glumist.example', providers }));
  const view = renderWithStore(<Page />, { fake, sagas: [privacySaga, authSaga], before: [person] });
  const { user } = view;
  return {
    ...view,
    calls,
    openDialog: async () => {
      view.dispatch(deletionOpened());
      const dialog = await screen.findByRole('dialog', { name: 'Delete your account' });
      // By now the session was read again.
      view.dispatch(person);
      return dialog;
    },
    fillIn: async (password = PASSWORD) => {
      await user.type(screen.getByLabelText('Your password'), password);
      await user.click(screen.getByRole('checkbox'));
    },
    confirm: () => user.click(screen.getByRole('button', { name: 'Delete my account' })),
    texts: () => view.state().notifications.toasts.map(({ text }) => text),
  };
}

describe('deleting the account', () => {
  it('requires the password and a confirmation before a request', async () => {
    const { openDialog, confirm, fillIn, calls } = visit();
    const dialog = await openDialog();
    expect(dialog).toHaveTextContent('72 months after the year’s tax return is due');
    expect(dialog).toHaveTextContent(`an invoice of ${formatRupees(NAMED_FROM)} or more`);
    expect(dialog).toHaveTextContent('Gift cards that you gave stay good');
    await confirm();
    expect(screen.getByLabelText('Your password')).toHaveAccessibleDescription(
      /^Please enter your password\./,
    );
    expect(screen.getByLabelText('Your password')).toHaveFocus();
    expect(screen.getByRole('checkbox')).toHaveAccessibleDescription('Please tick this to continue.');
    await fillIn();
    expect(calls).toEqual([]);
  });

  it('deletes the account and local data, opens the home page and says so', async () => {
    const { openDialog, fillIn, confirm, calls, fake, texts, state, actions } = visit();
    const { storage } = fake.services;
    storage.cart.write({ uid: 'aditi' }, { items: [anItem()], saved: [] });
    storage.wishlist.write({ uid: 'aditi' }, { items: [], saved: [] });
    const note = { isGift: true, note: 'For Amma', wrap: null, sample: '' };
    storage.extras.write({ uid: 'aditi' }, { items: [note], saved: [] });
    storage.attempts.save({ uid: 'aditi', orderId: 'GLM1' } as CheckoutAttempt);
    await openDialog();
    await fillIn();
    await confirm();
    // The page that opens takes the first away.
    await waitFor(() => expect(texts()).toEqual(['You are logged out.', 'Your account has been deleted.']));
    expect(calls).toEqual(['aditi@glumist.example']);
    expect(fake.auth.isSignedIn()).toBe(false);
    expect(state().auth.session.status).toBe('anonymous');
    expect(fake.places).toEqual([{ path: '/', state: undefined }]);
    expect(fake.carts.has('aditi')).toBe(false);
    expect(storage.attempts.list('aditi')).toEqual([]);
    expect([storage.wishlist.read({ uid: 'aditi' }), storage.extras.read({ uid: 'aditi' })]).toEqual([
      null,
      null,
    ]);
    expect(screen.queryByRole('dialog')).toBeNull();
    // No action held the password, and the vault is empty.
    expect(JSON.stringify(actions)).not.toContain(PASSWORD);
    expect(credentialsVault.take()).toBeNull();
  });

  it('says at its field that a password is wrong, and sends nothing', async () => {
    const { openDialog, fillIn, confirm, calls, fake } = visit();
    await openDialog();
    await fillIn('something else');
    await confirm();
    expect(await screen.findByText('This is not your password.')).toBeVisible();
    expect(screen.getByLabelText('Your password')).toHaveFocus();
    expect(screen.getByLabelText('Your password')).toBeInvalid();
    expect(screen.getByRole('checkbox')).toBeChecked();
    expect(calls).toEqual([]);
    expect(fake.auth.isSignedIn()).toBe(true);
  });

  it('lists the open orders with a link to them', async () => {
    const { openDialog, fillIn, confirm, fake, user } = visit();
    fake.services.shop.deleteAccount = async () => fail(REFUSED);
    await openDialog();
    await fillIn();
    await confirm();
    expect(await screen.findByText(/^Order GLM1 is not finished\./)).toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'See your orders' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(fake.auth.isSignedIn()).toBe(true);
  });

  it('asks again after a lost answer, and finally reports that the result is unknown', async () => {
    const { openDialog, fillIn, confirm, fake } = visit();
    let requests = 0;
    fake.services.shop.deleteAccount = async () => {
      requests += 1;
      return fail({ kind: 'network' });
    };
    await openDialog();
    await fillIn();
    await confirm();
    const message = await screen.findByText(/so we cannot tell whether/);
    expect(message).toBeInTheDocument();
    expect(requests).toBe(3);
    expect(fake.auth.isSignedIn()).toBe(true);
  });

  it('is sent once and cannot be closed during the request', async () => {
    const { openDialog, fillIn, fake, user } = visit();
    let requests = 0;
    fake.services.shop.deleteAccount = () => {
      requests += 1;
      return new Promise(() => undefined);
    };
    await openDialog();
    await fillIn();
    await user.dblClick(screen.getByRole('button', { name: 'Delete my account' }));
    await waitFor(() => expect(requests).toBe(1));
    await user.keyboard('{Escape}');
    expect(screen.getByRole('dialog')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Keep my account' })).toBeDisabled();
  });

  it.each([
    ['auth/popup-closed-by-user', 'Error: Firebase: Error (auth/popup-closed-by-user).', 0],
    ['auth/popup-blocked', 'Please log in once more to confirm that it is you.', 1],
  ])('with Google: %s', async (code, text, sent) => {
    const { openDialog, confirm, fake, user } = visit(['google.com']);
    const proofs: (string | null)[] = [];
    let requests = 0;
    fake.services.auth.reauthenticate = async (password) => {
      proofs.push(password);
      return fail({ code, message: `Firebase: Error (${code}).` });
    };
    fake.services.shop.deleteAccount = async () => {
      requests += 1;
      const message = 'Please log in once more to confirm that it is you.';
      return fail({ kind: 'refused', status: 401, code: 'recent_login_required', message });
    };
    const dialog = await openDialog();
    expect(dialog).toHaveTextContent('Google asks you to sign in once more');
    expect(screen.queryByLabelText('Your password')).toBeNull();
    await user.click(screen.getByRole('checkbox'));
    await confirm();
    expect(await screen.findByText(text)).toBeInTheDocument();
    expect([proofs, requests]).toEqual([[null], sent]);
  });
});
