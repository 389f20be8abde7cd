import { screen, waitFor, within } from '@testing-library/react';
import type { UndeliveredRow } from '@/domain/admin/undelivered/row';
import { paise, ZERO } from '@/domain/money/money';
import type { UndeliveredRequest, UndeliveredResponse } from '@/domain/contracts/orders/undelivered';
import { ToastHost } from '@/features/notifications';
import { fail, ok } from '@/services';
import type { LossAdmin, UndeliveredAdmin } from '@/services/admin/orders/createUndeliveredAdmin';
import { lossesSaga } from '../losses';
import { renderAdmin } from '../testing/renderAdmin';
import { aRow, inHours } from './testing/aRow';
import { undeliveredSaga } from './undeliveredSaga';
import UndeliveredScreen from './UndeliveredScreen';

const LOST = aRow({
  orderId: 'GLM1795600009',
  customer: 'Ira Nair',
  state: 'closed',
  end: 'lost',
  dueAt: '',
  attempts: [],
  acts: [],
  choice: { canResend: true, canClose: true, owed: ZERO },
  losses: [{ awb: 'A1', courier: 'Delhivery', trackingUrl: '', kind: 'lost', at: inHours(-3) }],
});

const pageOf = (rows: UndeliveredRow[]): UndeliveredResponse => ({
  success: true,
  rows,
  linked: null,
  counts: { waiting: rows.length, trying: 3, returning: 0, lost: 7 },
  claims: [],
  sums: null,
  backClaims: [],
  next: null,
  now: new Date().toISOString(),
});

function open(
  rows: UndeliveredRow[],
  change: Partial<UndeliveredAdmin & LossAdmin> = {},
  at = '/admin/undelivered',
) {
  const calls: unknown[] = [];
  const shown = { rows };
  const sums = at.includes('lost')
    ? { open: paise(51_300), accepted: ZERO, paid: ZERO, refused: ZERO }
    : null;
  const page = () => ({ ...pageOf(shown.rows), sums });
  const done = (message: string) => ok({ success: true as const, message, order: {} as never });
  const api: UndeliveredAdmin & LossAdmin = {
    list: async () => ok(page()),
    answer: async (orderId, request) => {
      calls.push([orderId, request]);
      shown.rows = [];
      return done('We asked the courier to try again.');
    },
    link: async () => {
      const [row] = shown.rows;
      return ok({ success: true, url: 'https://shop.example/delivery/t', dueAt: row?.dueAt ?? '' });
    },
    claims: async () => ok({ success: true, claims: [] }),
    claim: async (orderId, request) => {
      calls.push([orderId, request]);
      const claim = {
        ...request,
        orderId,
        courier: 'Delhivery',
        kind: 'lost' as const,
        openedAt: '',
        at: inHours(0),
      };
      return ok({ success: true, message: 'The claim is noted.', claim });
    },
    resend: async (orderId) => {
      calls.push(['resend', orderId]);
      return done('Sent again.');
    },
    closeLost: async (orderId) => {
      calls.push(['close', orderId]);
      return done('Closed.');
    },
    ...change,
  };
  const view = renderAdmin(
    <>
      <UndeliveredScreen />
      <ToastHost />
    </>,
    { path: at, sagas: [() => undeliveredSaga(api), () => lossesSaga(api)] },
  );
  return { ...view, calls };
}

const panel = (id = 'GLM1795600001') => within(screen.getByRole('complementary', { name: id }));
const request = (change: Partial<UndeliveredRequest> = {}) =>
  expect.objectContaining({
    act: 'again',
    attempt: 1,
    phone: '',
    landmark: '',
    address: '',
    ...change,
  }) as object;

test('each row has its clock, reason and attempts, and the first one is open', async () => {
  open([aRow(), aRow({ orderId: 'GLM1795600002', customer: 'Meera Nair', dueAt: inHours(9) })]);
  const [, first] = await screen.findAllByRole('row');
  for (const text of ['2 h 05 min', 'GLM1795600001', 'Asha Rao', 'Bengaluru', 'Door locked', '1 of 3'])
    expect(first).toHaveTextContent(text);
  expect(panel().getByText('2 h 05 min left')).toBeVisible();
  expect(panel().getByRole('link', { name: /98450 12345/ })).toHaveAttribute('href', 'tel:+919845012345');
  expect(screen.getByRole('link', { name: 'Trying again 3' })).toBeVisible();
});

test.each([
  [513, '2 items, COD ₹513'],
  [13, '2 items, COD ₹13'],
  [0, '2 items, ₹513'],
])('a parcel whose courier collects ₹%i says %s', async (cash, text) => {
  open([aRow({ cash })]);
  await screen.findAllByRole('row');
  expect(panel().getByText(text)).toBeVisible();
});

test('the courier is told once after two presses, and the row leaves', async () => {
  const { user, calls } = open([aRow()]);
  await screen.findAllByRole('row');
  await user.dblClick(panel().getByRole('button', { name: 'Tell Delhivery' }));
  expect(await screen.findByText('Nothing is waiting for you')).toBeVisible();
  expect(calls).toEqual([['GLM1795600001', request()]]);
  expect(screen.getByText('We asked the courier to try again.')).toBeVisible();
});

test('another phone is checked, the return is never chosen beforehand, and a refusal is shown', async () => {
  const message = 'The courier refused this for order GLM1795600001 (No). Nothing was changed.';
  const asked: unknown[] = [];
  const { user } = open([aRow()], {
    answer: async (_id, wish) => {
      asked.push(wish);
      return fail({ kind: 'refused', status: 409, code: 'courier_refused', message });
    },
  });
  await screen.findAllByRole('row');
  expect(panel().getByRole('radio', { name: /^Return to origin/ })).not.toBeChecked();
  await user.click(panel().getByRole('radio', { name: /another phone or address/ }));
  await user.click(panel().getByRole('button', { name: 'Tell Delhivery' }));
  await waitFor(() => expect(panel().getByLabelText(/^Phone/)).toHaveFocus());
  expect(panel().getByLabelText(/^Phone/)).toHaveAccessibleDescription(
    'Please enter a phone number, a landmark or an address.',
  );
  await user.type(panel().getByLabelText(/^Landmark/), '<b>');
  await user.click(panel().getByRole('button', { name: 'Tell Delhivery' }));
  await waitFor(() => expect(panel().getByLabelText(/^Landmark/)).toHaveFocus());
  expect(panel().getByLabelText(/^Landmark/)).toBeInvalid();
  expect(panel().getByLabelText(/^Phone/)).toBeValid();
  await user.clear(panel().getByLabelText(/^Landmark/));
  await user.type(panel().getByLabelText(/^Phone/), '12');
  await user.click(panel().getByRole('button', { name: 'Tell Delhivery' }));
  expect(await panel().findByText('Please enter a valid 10-digit mobile number')).toBeVisible();
  await user.clear(panel().getByLabelText(/^Phone/));
  await user.type(panel().getByLabelText(/^Phone/), '98450 00000');
  await user.click(panel().getByRole('button', { name: 'Tell Delhivery' }));
  expect(await panel().findByText(message)).toBeVisible();
  expect(asked).toEqual([request({ phone: '9845000000' })]);
  await user.type(panel().getByLabelText(/^Landmark/), 'School');
  expect(panel().queryByText(message)).toBeNull();
});

test('after the last attempt only the return is offered, and it has to be chosen', async () => {
  const { user, calls } = open([aRow({ acts: ['return'] })]);
  await screen.findAllByRole('row');
  expect(panel().getAllByRole('radio')).toHaveLength(1);
  expect(panel().getByRole('button', { name: 'Tell Delhivery' })).toBeDisabled();
  await user.click(panel().getByRole('radio', { name: /^Return to origin/ }));
  await user.click(panel().getByRole('button', { name: 'Return to origin' }));
  await waitFor(() => expect(calls).toEqual([['GLM1795600001', request({ act: 'return', day: '' })]]));
});

test('the text for WhatsApp has the name, the order and the link', async () => {
  const { user } = open([aRow()]);
  await screen.findAllByRole('row');
  await user.click(panel().getByRole('button', { name: 'Text for WhatsApp' }));
  const text = await panel().findByText(/^Hello Asha/);
  expect(text).toHaveTextContent('GLM1795600001');
  expect(text).toHaveTextContent('https://shop.example/delivery/t');
});

test('what a colleague answered meanwhile is said, although the form is gone with it', async () => {
  const message = 'The courier has an answer about order GLM1795600001 already.';
  const told = aRow({ state: 'trying', acts: [] });
  const shown = { rows: [aRow()] };
  const { user } = open([], {
    list: async () => ok(pageOf(shown.rows)),
    answer: async () => {
      shown.rows = [told];
      return fail({ kind: 'refused', status: 409, code: 'answered', message });
    },
  });
  await screen.findAllByRole('row');
  await user.click(panel().getByRole('button', { name: 'Tell Delhivery' }));
  expect(await screen.findByText(message)).toBeVisible();
  expect(panel().queryByRole('button', { name: 'Tell Delhivery' })).toBeNull();
  // The focused element is gone, so the panel has the focus.
  await waitFor(() => expect(screen.getByRole('complementary', { name: 'GLM1795600001' })).toHaveFocus());
});

test('a lost parcel has a claim with its sum, and its order is sent again after a question', async () => {
  const { user, calls } = open([LOST], {}, '/admin/undelivered?tab=lost');
  await screen.findAllByRole('row');
  expect(screen.getByRole('link', { name: 'Lost and claims 7' })).toBeVisible();
  expect(screen.getByText('Claims open').nextSibling).toHaveTextContent('₹513');
  const lost = panel('GLM1795600009');
  await user.clear(lost.getByLabelText('Amount (₹)'));
  await user.type(lost.getByLabelText('Amount (₹)'), '0.5');
  await user.click(lost.getByRole('button', { name: 'Make a claim' }));
  expect(await lost.findByText(/from ₹1 to ₹1,00,000/)).toBeVisible();
  await user.clear(lost.getByLabelText('Amount (₹)'));
  await user.type(lost.getByLabelText('Amount (₹)'), '450.50');
  await user.click(lost.getByRole('button', { name: 'Make a claim' }));
  await waitFor(() =>
    expect(calls).toEqual([
      ['GLM1795600009', { awb: 'A1', amount: 45_050, status: 'open', note: '', seen: '' }],
    ]),
  );
  await user.click(lost.getByRole('button', { name: 'Send again' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/2 units are taken from stock again/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Send again' }));
  await waitFor(() => expect(calls.at(-1)).toEqual(['resend', 'GLM1795600009']));
});

test('a claim for a parcel from a customer stands beside the sums, with its return', async () => {
  const claim = {
    awb: 'R1',
    orderId: 'GLM1795600042',
    courier: 'Delhivery',
    kind: 'lost',
    note: '',
  } as const;
  const backClaims = [
    { ...claim, isBack: true as const, amount: paise(45_050), status: 'open' as const, openedAt: '', at: '' },
  ];
  open([], { list: async () => ok({ ...pageOf([]), backClaims }) }, '/admin/undelivered?tab=lost');
  const list = within(await screen.findByRole('list', { name: 'Claims for parcels from customers' }));
  expect(list.getByText(/A parcel from the customer: ₹450.50, open/)).toBeVisible();
  expect(screen.queryByText('No lost parcels')).toBeNull();
  expect(screen.getByRole('link', { name: 'GLM1795600042' })).toHaveAttribute(
    'href',
    '/admin/returns/GLM1795600042',
  );
});

test('an order that is not sent again is closed after a question, once its money is back', async () => {
  const owing = aRow({
    ...LOST,
    orderId: 'GLM1795600008',
    choice: { canResend: true, canClose: false, owed: paise(51_300) },
  });
  const ended = aRow({ ...LOST, orderId: 'GLM1795600007', status: 'cancelled', choice: null });
  const { user, calls } = open([LOST, owing, ended], {}, '/admin/undelivered?tab=lost');
  await screen.findAllByRole('row');
  const lost = panel('GLM1795600009');
  await user.dblClick(lost.getByRole('button', { name: 'Close as lost' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/no cash counts as received/)).toBeVisible();
  await user.dblClick(dialog.getByRole('button', { name: 'Close as lost' }));
  await waitFor(() => expect(calls).toEqual([['close', 'GLM1795600009']]));
  await user.click(screen.getByRole('link', { name: 'GLM1795600008' }));
  expect(panel('GLM1795600008').getByText(/Refund ₹513 in the order/)).toBeVisible();
  expect(panel('GLM1795600008').queryByRole('button', { name: 'Close as lost' })).toBeNull();
  await user.click(screen.getByRole('link', { name: 'GLM1795600007' }));
  expect(panel('GLM1795600007').getByText('The order is cancelled.')).toBeVisible();
});

test('a link opens its order, on whichever page that is', async () => {
  const asked: unknown[] = [];
  const far = aRow({ orderId: 'GLM1795600077', customer: 'Ravi Menon' });
  open(
    [aRow()],
    {
      list: async (query) => {
        asked.push(query);
        return ok({ ...pageOf([aRow()]), linked: far });
      },
    },
    '/admin/undelivered?order=GLM1795600077',
  );
  expect(await screen.findByRole('complementary', { name: 'GLM1795600077' })).toHaveTextContent('Ravi Menon');
  expect(screen.getAllByRole('row')).toHaveLength(2);
  expect(asked).toEqual([{ tab: 'waiting', after: '', linked: 'GLM1795600077' }]);
});

test('an empty view says so, and a failed load can be tried again', async () => {
  const first = open([]);
  expect(await screen.findByText('Nothing is waiting for you')).toBeVisible();
  first.unmount();
  open([], { list: async () => fail({ kind: 'network' }) });
  expect(await screen.findByRole('button', { name: /again/i })).toBeVisible();
});
