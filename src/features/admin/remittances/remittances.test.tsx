import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { CashOrder } from '@/domain/admin/remittances/cashOrder';
import type { LineResult } from '@/domain/admin/remittances/remittance';
import { MAX_LINES, type RecordedLine } from '@/domain/contracts/admin/remittances';
import { paise } from '@/domain/money/money';
import { aShipment, inCash, paidOrder } from '@/domain/orders/order/testing';
import { selectHasUnsavedForms } from '@/features/unsaved';
import { fail, heldFiles, ok } from '@/services';
import type { RemittanceAdmin } from '@/services/admin/orders/createRemittanceAdmin';
import { renderAdmin } from '../testing/renderAdmin';
import { CashReceived } from './CashReceived';
import { messages } from './messages';
import RemittancesScreen from './RemittancesScreen';
import { remittancesSaga } from './remittancesSaga';
import { cashFileRequested } from './remittancesSlice';

const texts = messages.upload;
const payment = (amount: number) => ({
  awb: 'A-100',
  reference: 'UTR1',
  day: '2026-11-26',
  amount: paise(amount),
});
const cash = (orderId: string, ...paid: number[]): CashOrder => ({
  orderId,
  awb: 'A-100',
  courier: 'Delhivery',
  deliveredOn: '2026-11-01',
  owed: paise(50_000),
  payments: paid.map(payment),
});
const stray: RecordedLine = { ...payment(59_900), awb: 'B-200', orderId: '', doubt: 'unknown' };

let file: File | null = null;
beforeEach(() => {
  jest.spyOn(heldFiles, 'hold').mockImplementation((one) => {
    file = one;
    return 'held';
  });
  jest.spyOn(heldFiles, 'fileOf').mockImplementation(() => file);
});
afterEach(() => jest.restoreAllMocks());

/** jsdom's files cannot be read; this one can. */
function csv(text: string): File {
  const made = new File([text], 'cod.csv', { type: 'text/csv' });
  made.arrayBuffer = async () => new TextEncoder().encode(text).buffer as ArrayBuffer;
  return made;
}

const isNew: LineResult = { outcome: 'new', orderId: 'GLM1', doubt: null };
function visit(api: Partial<RemittanceAdmin> = {}, path = '/admin/remittances') {
  const all: RemittanceAdmin = {
    orders: async () =>
      ok({ success: true, orders: [cash('GLM1', 50_000), cash('GLM2'), cash('GLM3', 43_000)], next: null }),
    lines: async () =>
      ok({ success: true, lines: [{ ...payment(50_000), orderId: 'GLM1', doubt: null }, stray], next: null }),
    ofOrder: async () => ok({ success: true, cash: null }),
    record: async (lines) => ok({ success: true, results: lines.map(() => isNew) }),
    ...api,
  };
  const view = renderAdmin(<RemittancesScreen />, {
    path,
    sagas: [(services) => remittancesSaga(services, all)],
  });
  const choose = (text: string) => {
    const input = view.container.querySelector('input[type=file]') as HTMLInputElement;
    fireEvent.change(input, { target: { files: [csv(text)] } });
  };
  const openUpload = async () => view.user.click(await screen.findByRole('button', { name: messages.add }));
  return { ...view, choose, openUpload };
}
const list = (name: string) => screen.findByRole('region', { name });

test('orders of all pages are shown with their states and sums, and filtered ones can be saved', async () => {
  const { user, fake, dispatch } = visit({
    orders: async (_months, after) =>
      after
        ? ok({ success: true, orders: [cash('GLM2'), cash('GLM3', 43_000)], next: null })
        : ok({ success: true, orders: [cash('GLM1', 50_000)], next: 'GLM1' }),
  });
  const orders = await list(messages.orders);
  expect(screen.queryByRole('button', { name: /^No AWB/ })).toBeNull();
  expect(within(orders).getAllByRole('row')).toHaveLength(4);
  expect(screen.getByText(messages.sums.missing).nextSibling).toHaveTextContent('₹570');
  expect(within(await list(messages.doubtsTitle)).getByText(messages.doubts.unknown)).toBeVisible();
  expect(within(await list(messages.transfersTitle)).getByText('₹1,099')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Paid less 1' }));
  expect(within(await list(messages.orders)).getAllByRole('row')).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: messages.saveFile }));
  dispatch(cashFileRequested('less'));
  await waitFor(() => expect(fake.record.saved).toHaveLength(1));
  expect(fake.record.saved[0]?.name).toMatch(/^glumist-courier-cash-.*-less\.csv$/);
});

test('money in question comes in pages, and orders without an AWB have a filter where there are some', async () => {
  const strays = Array.from({ length: 51 }, (_, n) => ({ ...stray, awb: `B-${100 + n}` }));
  const { user } = visit({
    orders: async () =>
      ok({ success: true, orders: [cash('GLM1'), { ...cash('GLM2'), awb: '' }], next: null }),
    lines: async () => ok({ success: true, lines: strays, next: null }),
  });
  expect(within(await list(messages.doubtsTitle)).getAllByRole('row')).toHaveLength(51);
  await user.click(screen.getByRole('button', { name: 'Next' }));
  expect(within(await list(messages.doubtsTitle)).getByText('B-150')).toBeVisible();
  expect(screen.getByText(messages.sums.missing).nextSibling).toHaveTextContent('₹500');
  await user.click(screen.getByRole('button', { name: 'No AWB 1' }));
  expect(within(await list(messages.orders)).getAllByRole('row')).toHaveLength(2);
});

test('a list is previewed with every refused and doubtful row, and recorded on a press', async () => {
  const sent: boolean[] = [];
  const results: LineResult[] = [
    isNew,
    { outcome: 'new', orderId: '', doubt: 'unknown' },
    { outcome: 'refused', reason: 'AWB C-300 is the parcel of order GLM7, not of GLM8.' },
  ];
  const { choose, openUpload, user } = visit({
    record: async (lines, save) => {
      sent.push(save);
      return ok({ success: true, results: lines.map((_, at) => (save ? null : results[at]) ?? isNew) });
    },
  });
  await openUpload();
  choose(
    'AWB,COD Amount,UTR,Date,Freight\nA-100,500,UTR1,2026-11-26,40\nB-200,599,UTR1,2026-11-26,40\nC-300,1,UTR1,2026-11-26,\nD-400,-5,UTR1,2026-11-26,\n',
  );
  expect(await screen.findByRole('heading', { name: 'cod.csv' })).toHaveFocus();
  const bad = within(await list(texts.bad));
  expect(bad.getByText(/GLM7, not of GLM8/)).toBeVisible();
  expect(bad.getByRole('row', { name: /^Row 5 D-400/ })).toBeVisible();
  expect(screen.getByText('1 row is in question. See below.')).toBeVisible();
  expect(within(await list(texts.doubts)).getByText('B-200')).toBeVisible();
  expect(screen.getByText(/This column is not read: Freight/)).toBeVisible();
  expect(sent).toEqual([false]);
  const save = screen.getByRole('button', { name: 'Record 2 parcels, ₹1,099' });
  await user.dblClick(save);
  expect(await screen.findByText('2 parcels with ₹1,099 are recorded.')).toBeVisible();
  expect(sent).toEqual([false, true]);
  expect(within(await list(texts.bad)).getByText(/GLM7, not of GLM8/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: texts.close }));
  expect(screen.getByRole('button', { name: messages.add })).toBeVisible();
});

test('a reference and a day for the whole file stand in for missing columns, which are named before', async () => {
  const lines: object[] = [];
  const { choose, openUpload, user } = visit({
    record: async (some) => {
      lines.push(...some);
      return ok({ success: true, results: some.map(() => isNew) });
    },
  });
  await openUpload();
  choose('AWB,COD Amount\nA-100,500\n');
  expect(await screen.findByText(/no column for UTR or reference, Date of the transfer\./)).toBeVisible();
  await user.type(screen.getByLabelText(texts.reference), 'utr 9');
  fireEvent.change(screen.getByLabelText(texts.day), { target: { value: '2026-11-26' } });
  choose('AWB,COD Amount\nA-100,500\n');
  expect(await screen.findByRole('button', { name: 'Record 1 parcel, ₹500' })).toBeVisible();
  expect(lines).toEqual([
    { awb: 'A-100', reference: 'UTR9', day: '2026-11-26', amount: 50_000, orderId: '' },
  ]);
});

test('a long list is sent in parts; after a lost answer the next press records the rest', async () => {
  let isDown = true;
  const recorded: number[] = [];
  const { choose, openUpload, user, state } = visit({
    record: async (some, save) => {
      if (save && isDown && recorded.length > 0) return fail({ kind: 'network' });
      if (save) recorded.push(some.length);
      const isKnown = save && !isDown && recorded.length === 2;
      return ok({
        success: true,
        results: some.map(() => ({ ...isNew, outcome: isKnown ? 'same' : 'new' })),
      });
    },
  });
  await openUpload();
  const rows = Array.from({ length: MAX_LINES + 50 }, (_, n) => `A-${1000 + n},1,UTR1,2026-11-26`);
  choose(`AWB,COD Amount,UTR,Date\n${rows.join('\n')}\n`);
  await user.click(await screen.findByRole('button', { name: 'Record 250 parcels, ₹250' }));
  expect(await screen.findByText(/What is recorded stays/)).toBeVisible();
  expect(selectHasUnsavedForms(state())).toBe(false);
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Record 250 parcels, ₹250' }));
  expect(await screen.findByText('250 parcels with ₹250 are recorded.')).toBeVisible();
  expect(recorded).toEqual([MAX_LINES, MAX_LINES, 50]);
});

test('while rows are recorded, the panel can neither be closed nor take another file', async () => {
  let answer = () => {};
  const { choose, openUpload, user } = visit({
    record: async (some, save) => {
      if (save) await new Promise<void>((resolve) => (answer = resolve));
      return ok({ success: true, results: some.map(() => isNew) });
    },
  });
  await openUpload();
  choose('AWB,COD Amount,UTR,Date\nA-100,500,UTR1,2026-11-26\n');
  await user.click(await screen.findByRole('button', { name: 'Record 1 parcel, ₹500' }));
  expect(screen.getByRole('button', { name: texts.another })).toBeDisabled();
  expect(screen.getByRole('button', { name: texts.cancel })).toBeDisabled();
  answer();
  expect(await screen.findByText('1 parcel with ₹500 is recorded.')).toBeVisible();
});

test('after a recording the period is read again that was chosen meanwhile', async () => {
  let answer = () => {};
  const asked: unknown[] = [];
  const { choose, openUpload, user } = visit({
    orders: async (months) => {
      asked.push(months);
      return ok({ success: true, orders: [cash('GLM1', 50_000)], next: null });
    },
    record: async (some, save) => {
      if (save) await new Promise<void>((resolve) => (answer = resolve));
      return ok({ success: true, results: some.map(() => isNew) });
    },
  });
  await openUpload();
  choose('AWB,COD Amount,UTR,Date\nA-100,500,UTR1,2026-11-26\n');
  await user.click(await screen.findByRole('button', { name: 'Record 1 parcel, ₹500' }));
  const period = screen.getByLabelText<HTMLSelectElement>(messages.period);
  await user.selectOptions(period, [...period.options].find(({ selected }) => !selected)?.value ?? '');
  answer();
  expect(await screen.findByText('1 parcel with ₹500 is recorded.')).toBeVisible();
  expect(asked).toHaveLength(3);
  expect(asked[2]).toEqual(asked[1]);
  expect(asked[1]).not.toEqual(asked[0]);
  expect(await list(messages.orders)).toBeVisible();
});

test('a list that is known already has nothing to record, and no list is refused in words', async () => {
  const { choose, openUpload, user } = visit({
    record: async (some) =>
      ok({ success: true, results: some.map(() => ({ ...isNew, outcome: 'same' as const })) }),
  });
  await openUpload();
  choose('AWB,COD Amount,UTR,Date\n');
  expect(await screen.findByText(messages.problems.noRows)).toBeVisible();
  choose('AWB,COD Amount,UTR,Date\nA-100,500,UTR1,2026-11-26\n');
  expect(await screen.findByText(texts.nothing)).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Record/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: texts.cancel }));
  expect(screen.queryByRole('heading', { name: 'cod.csv' })).toBeNull();
});

test('a failure says why and can be tried again', async () => {
  let isDown = true;
  const { user } = visit({
    lines: async () => (isDown ? fail({ kind: 'network' }) : ok({ success: true, lines: [], next: null })),
  });
  expect(await screen.findByText(/reached/)).toBeVisible();
  isDown = false;
  await user.click(screen.getByRole('button', { name: /again/i }));
  expect(await list(messages.orders)).toBeVisible();
  expect(screen.getByText(messages.noTransfers)).toBeVisible();
});

test.each([
  [[50_000], ['Cash received on 26 November 2026, reference UTR1']],
  [
    [43_000],
    ['Cash received on 26 November 2026, reference UTR1, ₹430', '₹70 less than the courier collected.'],
  ],
  [[51_000], ['₹10 more than the courier collected.']],
  [[], [messages.ofOrder.overdue]],
])('the page of an order with the payments %j says %j', async (paid, expected) => {
  const order = paidOrder('delivered', {
    ...inCash,
    shipment: aShipment({ awb: 'A-100' }),
    history: [{ at: '2026-11-01T10:00:00.000Z', from: null, to: 'delivered', by: '', note: '' }],
  });
  const api = {
    ofOrder: async () => ok({ success: true, cash: cash('GLM1', ...paid) }),
  } as unknown as RemittanceAdmin;
  renderAdmin(<CashReceived order={order} />, { sagas: [(services) => remittancesSaga(services, api)] });
  for (const text of expected) expect(await screen.findByText(text)).toBeVisible();
});
