import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { act, screen, waitFor, within } from '@testing-library/react';
import { gstReturn } from '@/domain/admin/gst/gstReturn';
import type { TaxRecord } from '@/domain/admin/gst/taxRecord';
import { paise } from '@/domain/money/money';
import { fail, ok } from '@/services';
import type { TaxDocumentAdmin } from '@/services/admin/orders/createTaxDocumentAdmin';
import { signedOut } from '@/features/auth';
import { renderAdmin } from '../testing/renderAdmin';
import GstScreen from './GstScreen';
import { gstSaga } from './gstSaga';
import { documentsLoaded, fileRequested } from './gstSlice';
import { messages } from './messages';
import { readPeriod } from './periodAddress';

const sold = (change: Partial<TaxRecord> = {}): TaxRecord => ({
  kind: 'invoice',
  number: 'GL/26-27/000001',
  date: '2026-11-21T10:00:00.000Z',
  orderId: 'GLM1',
  place: { name: 'Karnataka', code: '29' },
  isWithinState: true,
  total: paise(51_300),
  against: null,
  lines: [
    {
      hsn: '3304',
      rate: 18,
      units: 2,
      taxable: paise(43_474),
      igst: paise(0),
      cgst: paise(3913),
      sgst: paise(3913),
      total: paise(51_300),
    },
  ],
  ...change,
});

type Page = TaxDocumentAdmin['page'];

function open(page: Page, path = '/admin/gst?period=2026-11', beside?: ReactNode) {
  const view = renderAdmin(
    <>
      <GstScreen />
      {beside}
    </>,
    { path, sagas: [(services) => gstSaga(services, { page })] },
  );
  return { ...view, record: view.fake.record };
}

test.each([
  ['2026-11', '2026-11', '2026-11'],
  ['2026-10_2026-12', '2026-10', '2026-12'],
  [null, '2026-12', '2026-12'],
  ['2026-13', '2026-12', '2026-12'],
  ['2026-10_2026-09', '2026-12', '2026-12'],
  ['2026-01_2026-12', '2026-12', '2026-12'],
])('the period %j of an address is from %s to %s', (text, from, to) => {
  expect(readPeriod(text, new Date('2026-12-05T00:00:00.000Z'))).toEqual({ from, to });
});

test('all pages of the months are read, and each file can be saved', async () => {
  const asked: unknown[] = [];
  const second = sold({ number: 'GL/26-27/000002', orderId: 'GLM2' });
  const { user, record } = open(async (months, after) => {
    asked.push([months, after]);
    return after
      ? ok({ success: true, documents: [second], next: null })
      : ok({ success: true, documents: [sold()], next: 'GL/26-27/000001' });
  });
  const table = await screen.findByRole('region', { name: messages.tables.b2cs.title });
  expect(asked).toEqual([
    [{ from: '2026-11', to: '2026-11' }, ''],
    [{ from: '2026-11', to: '2026-11' }, 'GL/26-27/000001'],
  ]);
  expect(within(table).getByRole('row', { name: /Karnataka 18% ₹869\.48/ })).toBeVisible();
  expect(screen.queryByText(messages.tables.exemp.title)).toBeNull();
  for (const file of ['b2cs', 'hsn', 'docs'] as const) {
    await user.click(screen.getByRole('button', { name: messages.tables[file].save }));
  }
  await user.click(screen.getByRole('button', { name: messages.saveAll }));
  await waitFor(() => expect(record.saved).toHaveLength(4));
  expect(record.saved.map(({ name }) => name)).toEqual([
    'glumist-gst-2026-11-b2cs.csv',
    'glumist-gst-2026-11-hsn-b2c.csv',
    'glumist-gst-2026-11-docs.csv',
    'glumist-gst-2026-11-documents.csv',
  ]);
});

test.each<[string, (view: ReturnType<typeof open>) => void]>([
  ['the screen is left', (view) => view.unmount()],
  ['the person logs out', (view) => view.dispatch(signedOut())],
])('no further page is read once %s', async (_, leave) => {
  const answers: (() => void)[] = [];
  const view = open(
    () =>
      new Promise((resolve) => {
        answers.push(() => resolve(ok({ success: true, documents: [sold()], next: 'GL/26-27/000001' })));
      }),
  );
  await act(async () => answers[0]?.());
  expect(answers).toHaveLength(2);
  leave(view);
  await act(async () => answers[1]?.());
  expect(answers).toHaveLength(2);
});

const Address = () => <output aria-label="address">{useLocation().search}</output>;

test('another month is read anew, and stands in the address', async () => {
  const asked: string[] = [];
  const page: Page = async ({ from, to }) => {
    asked.push(`${from} ${to}`);
    return ok({ success: true, documents: [], next: null });
  };
  const { user } = open(page, '/admin/gst?period=2026-11', <Address />);
  expect(await screen.findByText(messages.noneTitle)).toBeVisible();
  const field = screen.getByLabelText(messages.period);
  const quarter = within(field).getAllByRole('option').at(-1) as HTMLOptionElement;
  await user.selectOptions(field, quarter);
  await waitFor(() => expect(asked.at(-1)).toBe(quarter.value.replace('_', ' ')));
  expect(screen.getByLabelText('address')).toHaveTextContent(`?period=${quarter.value}`);
});

test('a second press while a file is made saves no second one', async () => {
  const { dispatch, record } = open(async () => ok({ success: true, documents: [sold()], next: null }));
  await screen.findByRole('region', { name: messages.tables.b2cs.title });
  dispatch(fileRequested('docs'));
  dispatch(fileRequested('docs'));
  await waitFor(() => expect(record.saved).toHaveLength(1));
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(record.saved).toHaveLength(1);
});

test('the return of other months is not shown under the new period', async () => {
  const { store } = open(async () => ok({ success: true, documents: [sold()], next: null }));
  await screen.findByRole('region', { name: messages.tables.b2cs.title });
  act(() => {
    const months = { from: '2026-10', to: '2026-10' };
    store.dispatch(documentsLoaded({ months, records: [sold()] }));
  });
  expect(screen.queryByRole('region', { name: messages.tables.b2cs.title })).toBeNull();
});

test('a failure says why and can be tried again', async () => {
  let isDown = true;
  const { user } = open(async () =>
    isDown ? fail({ kind: 'network' }) : ok({ success: true, documents: [sold()], next: null }),
  );
  expect(await screen.findByText(/reached/)).toBeVisible();
  isDown = false;
  await user.click(screen.getByRole('button', { name: /again/i }));
  expect(await screen.findByRole('region', { name: messages.tables.hsn.title })).toBeVisible();
});

test('documents of unknown states and late credit notes are named with their orders', async () => {
  const lost = sold({ place: { name: 'Somewhere', code: '' }, isWithinState: false });
  const late = sold({
    kind: 'credit-note',
    number: 'GC/26-27/000001',
    orderId: 'GLM7',
    against: { number: 'GL/24-25/000009', date: '2025-02-01T00:00:00.000Z', total: paise(51_300) },
  });
  expect(gstReturn([lost, late], { to: '2026-11' })).toMatchObject({ unplaced: [lost], late: [late] });
  open(async () => ok({ success: true, documents: [lost, late], next: null }));
  const link = await screen.findByRole('link', { name: 'GC/26-27/000001' });
  expect(link).toHaveAttribute('href', '/admin/orders/GLM7');
  expect(screen.getByText(/has no GST code/)).toBeVisible();
});
