import { screen, waitFor, within } from '@testing-library/react';
import type { OrderRow } from '@/domain/admin/orderList/row';
import type { ScannedOrder } from '@/domain/contracts/adminOrders/scan';
import { fail, ok, type CallFailure } from '@/services';
import type { ScanAdmin } from '@/services/admin/orders/createScanAdmin';
import { labelPaper } from '@/services/browser/stored/team/labelPaper';
import { anOrder } from '@/testing/builders';
import { renderAdmin } from '../testing/renderAdmin';
import { aRow, fakeOrderList } from '../orders/testing/orderList';
import { scanSaga } from './scanSaga';
import ScanScreen from './ScanScreen';

const order: ScannedOrder = {
  orderId: 'GLM7',
  customer: 'Meera Sundar',
  city: 'Chennai',
  isCod: true,
  courier: 'Delhivery Surface',
  awb: '14349000001187',
  units: [
    { sku: 'SER-30', name: 'Amla C Glow Serum', variant: '30 ml', image: '', quantity: 1, place: 'A2-04' },
    { sku: 'FWS-100', name: 'Neem Clear Face Wash', variant: '100 ml', image: '', quantity: 2, place: '' },
  ],
};
const refused = (code: string, message: string) =>
  fail<CallFailure>({ kind: 'refused', status: 409, code, message });

const NOW = '2026-11-22T10:00:00.000Z';

function open(over: Partial<ScanAdmin> = {}, rows = [aRow(7), aRow(9)]) {
  const calls: string[] = [];
  const queue = { rows, more: false, changed: [] as OrderRow[] };
  const heard: string[] = [];
  const api: ScanAdmin = {
    open: async (code) => {
      calls.push(`open ${code}`);
      return code === 'GLM7' || code === order.awb
        ? ok({ success: true, order })
        : refused('not_found', `No order or parcel has the code ${code}.`);
    },
    pack: async ({ orderId }, counted) => {
      calls.push(`pack ${orderId} ${JSON.stringify(counted)}`);
      return ok({ success: true, message: 'Packed.', order: anOrder({ orderId }) });
    },
    leave: async (id) => {
      calls.push(`leave ${id}`);
      return ok({ success: true });
    },
    place: async (sku, place) => ok({ success: true, sku, place: place.toUpperCase() }),
    next: async () => {
      calls.push('next');
      return ok({ rows: queue.rows, more: queue.more, now: NOW });
    },
    ...over,
  };
  const list = fakeOrderList({ changes: async () => ok({ rows: queue.changed, many: false, now: NOW }) });
  const sound = { right: () => void heard.push('right'), wrong: () => void heard.push('wrong') };
  const view = renderAdmin(<ScanScreen />, {
    sagas: [(services) => scanSaga(services, api, list.watched, sound)],
    path: '/admin/pack',
  });
  const scan = async (code: string) => {
    await view.user.keyboard(`${code}{Enter}`);
  };
  return { ...view, calls, heard, scan, list, queue };
}
const rowOf = (name: string) => within(screen.getByText(name).closest('li') as HTMLElement);

test('an order is opened, counted and packed with a scanner alone, and the next one can be scanned', async () => {
  const { scan, calls, heard } = open();
  expect(screen.getByLabelText('Scan the order or its AWB')).toHaveFocus();
  await scan(order.awb);
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('GLM7');
  expect(screen.getByText('Meera Sundar, Chennai, COD')).toBeVisible();
  expect(screen.getByRole('button', { name: '3 items to go' })).toBeDisabled();
  expect(rowOf('Amla C Glow Serum').getByText('A2-04')).toBeVisible();
  await scan('ser-30');
  expect(rowOf('Amla C Glow Serum').getByText('1 / 1')).toBeVisible();
  await scan('FWS-100');
  expect(screen.getByText('2 of 3 counted')).toBeVisible();
  await scan('FWS-100');
  expect(await screen.findByText('GLM7 is packed.')).toBeVisible();
  expect(calls).toEqual(['next', `open ${order.awb}`, 'pack GLM7 {"SER-30":1,"FWS-100":2}']);
  expect(heard).toEqual(['right', 'right', 'right', 'right']);
  expect(screen.getByLabelText('Scan the order or its AWB')).toHaveFocus();
});

test('a wrong item and one too many are refused and not counted; Space clears the refusal', async () => {
  const { scan, heard, calls, user } = open();
  await scan('GLM7');
  await screen.findByText('Meera Sundar, Chennai, COD');
  await scan('TONER-1');
  expect(screen.getByRole('alert')).toHaveTextContent('TONER-1 does not belong to GLM7. Put it back.');
  await user.keyboard(' ');
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  await scan('SER-30');
  await scan('SER-30');
  expect(screen.getByRole('alert')).toHaveTextContent('GLM7 has no more of SER-30.');
  expect(screen.getByText('1 of 3 counted')).toBeVisible();
  expect(heard).toEqual(['right', 'wrong', 'right', 'wrong']);
  expect(calls).toEqual(['next', 'open GLM7']);
});

test('a label scanned while an order is open is no item to put back', async () => {
  const { scan, heard } = open();
  await scan('GLM7');
  await screen.findByText('Meera Sundar, Chennai, COD');
  await scan(order.awb);
  expect(screen.getByRole('alert')).toHaveTextContent('GLM7 is open already. Scan its products.');
  await scan('GLM1795795308639765865');
  expect(screen.getByRole('alert')).toHaveTextContent('Pack or skip GLM7 first');
  expect(screen.getByText('0 of 3 counted')).toBeVisible();
  expect(heard).toEqual(['right', 'wrong', 'wrong']);
});

test('a code that is no order is named, and nothing is opened', async () => {
  const { scan, heard } = open();
  await scan('8901234567890');
  expect(await screen.findByText(/No order or parcel has the code 8901234567890/)).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Scan to pack');
  expect(heard).toEqual(['wrong']);
});

test('a code of two orders opens none, and the table names both', async () => {
  const text = '125 belongs to two orders: 125 and GLM7.';
  const { scan, heard } = open({ open: async () => refused('two_orders', text) });
  await scan('125');
  expect(await screen.findByRole('alert')).toHaveTextContent(`Nothing was opened${text}`);
  expect(heard).toEqual(['wrong']);
});

test('a code with letters of another keyboard is refused in plain words, and the shop is not asked', async () => {
  const { scan, heard, calls } = open();
  await scan('ГЛМ7');
  expect(await screen.findByText(/^No order or parcel has the code ГЛМ7\./)).toBeVisible();
  expect(heard).toEqual(['wrong']);
  expect(calls).toEqual(['next']);
});

test('an order that could not be packed stays on the table, and Enter packs it again', async () => {
  let attempts = 0;
  const { scan } = open({
    pack: async ({ orderId }) => {
      attempts += 1;
      return attempts === 1
        ? refused('being_packed', `Sunita is packing ${orderId}.`)
        : ok({ success: true, message: '', order: anOrder() });
    },
  });
  await scan('GLM7');
  await screen.findByText('Meera Sundar, Chennai, COD');
  for (const code of ['SER-30', 'FWS-100', 'FWS-100']) await scan(code);
  expect(await screen.findByText(/Sunita is packing GLM7/)).toBeVisible();
  await scan('');
  expect(await screen.findByText('GLM7 is packed.')).toBeVisible();
  expect(attempts).toBe(2);
});

test('an order is set aside with what is missing, or skipped, and goes off the table', async () => {
  const { scan, calls } = open();
  await scan('GLM7');
  await screen.findByText('Meera Sundar, Chennai, COD');
  await scan('SER-30');
  await scan('m');
  expect(screen.getByText('missing: FWS-100')).toBeVisible();
  await waitFor(() => expect(calls).toContain('leave GLM7'));
  await scan('GLM7');
  await screen.findByText('Meera Sundar, Chennai, COD');
  await scan('s');
  expect(screen.getByText('skipped')).toBeVisible();
});

test('an order that opens after the screen was left goes back to the queue', async () => {
  let answer = () => {};
  const { scan, calls, unmount, state } = open({
    open: () => new Promise((resolve) => (answer = () => resolve(ok({ success: true, order })))),
  });
  await scan('GLM7');
  unmount();
  answer();
  await waitFor(() => expect(calls).toEqual(['next', 'leave GLM7']));
  expect(state().admin.scan).toMatchObject({ order: null, isBusy: false });
});

test('a place is written down, an order of the queue is opened by a press, and its label is printed', async () => {
  const { user, fake, scan } = open();
  await user.click(await screen.findByRole('button', { name: 'GLM7' }));
  await screen.findByText('Meera Sundar, Chennai, COD');
  await user.click(screen.getByText('No place'));
  await user.type(screen.getByLabelText('Place of FWS-100'), 'b1-02');
  await user.click(rowOf('Neem Clear Face Wash').getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('B1-02')).toBeVisible();
  await user.click(screen.getByLabelText('Scan the next product, or type its SKU'));
  for (const code of ['SER-30', 'FWS-100', 'FWS-100']) await scan(code);
  await user.click(await screen.findByRole('button', { name: 'Print its label' }));
  await waitFor(() => expect(fake.record.saved).toHaveLength(1));
  expect(fake.record.saved[0]?.name).toBe('glumist-labels-GLM7.pdf');
});

test('a reload brings the order back with what was counted, as far as it still has it', async () => {
  const before = open();
  await before.scan('GLM7');
  await screen.findByText('Meera Sundar, Chennai, COD');
  for (const code of ['SER-30', 'FWS-100']) await before.scan(code);
  // A reload unmounts nothing: the page is gone.
  before.stop();
  before.unmount();
  const units = order.units.filter(({ sku }) => sku === 'FWS-100');
  const after = open({
    open: async () => ok({ success: true, order: { ...order, units } }),
  });
  expect(await screen.findByText('1 of 2 counted')).toBeVisible();
  expect(after.heard).toEqual([]);
  await after.scan('FWS-100');
  expect(await screen.findByText('GLM7 is packed.')).toBeVisible();
  expect(after.calls).toContain('pack GLM7 {"FWS-100":2}');
  after.stop();
  after.unmount();
  const { calls } = open();
  await waitFor(() => expect(calls).toEqual(['next']));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Scan to pack');
});

test('an order that somebody else has packed since is named after a reload, once', async () => {
  const before = open();
  await before.scan('GLM7');
  await screen.findByText('Meera Sundar, Chennai, COD');
  before.stop();
  before.unmount();
  const packed = { open: async () => refused('impossible_step', 'GLM7: The order is packed.') };
  const after = open(packed);
  expect(await screen.findByText('GLM7: The order is packed.')).toBeVisible();
  after.stop();
  after.unmount();
  const { calls } = open(packed);
  await waitFor(() => expect(calls).toEqual(['next']));
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
});

test('what is scanned while an order is opened or packed is counted after it; after a failure it is not', async () => {
  const answers: ((isThere: boolean) => void)[] = [];
  const { scan, calls, heard } = open({
    open: (code) => {
      calls.push(`open ${code}`);
      return new Promise((resolve) =>
        answers.push((isThere) =>
          resolve(isThere ? ok({ success: true, order }) : refused('not_found', `${code} is no order.`)),
        ),
      );
    },
  });
  await scan('GLM7');
  for (const code of ['SER-30', 'FWS-100', 'FWS-100', 'GLM8']) await scan(code);
  expect(calls).toEqual(['next', 'open GLM7']);
  answers[0]?.(true);
  // The last item packs the order, and the next one's label was scanned meanwhile.
  await waitFor(() => expect(calls.at(-1)).toBe('open GLM8'));
  expect(calls.at(-2)).toBe('pack GLM7 {"SER-30":1,"FWS-100":2}');
  expect(heard).toEqual(['right', 'right', 'right', 'right']);
  await scan('SER-30');
  answers[1]?.(false);
  expect(await screen.findByText('GLM8 is no order.')).toBeVisible();
  expect(calls.at(-1)).toBe('open GLM8');
  expect(heard.at(-1)).toBe('wrong');
});

test('the next orders are read anew when they have changed and when few are left, and skip what was set aside', async () => {
  const { scan, calls, fake, queue } = open({}, [aRow(7), aRow(9)]);
  const shown = () =>
    screen.queryAllByRole('button', { name: /^GLM\d+$/ }).map((button) => button.textContent);
  await waitFor(() => expect(shown()).toEqual(['GLM7', 'GLM9']));
  Object.assign(queue, { rows: [aRow(7), aRow(9), aRow(10)], more: true });
  queue.changed = [aRow(10, { waits: ['pack'] })];
  fake.wakePage();
  await waitFor(() => expect(shown()).toEqual(['GLM7', 'GLM9', 'GLM10']));
  // The same change is answered again, because the shop's changes overlap.
  fake.wakePage();
  await scan('GLM7');
  await screen.findByText('Meera Sundar, Chennai, COD');
  await scan('s');
  await waitFor(() => expect(shown()).toEqual(['GLM9', 'GLM10']));
  await waitFor(() => expect(calls.filter((call) => call === 'next')).toHaveLength(3));
});

test('on the courier’s own paper its label is opened by a press', async () => {
  labelPaper.write('courier');
  const { user, scan, list } = open();
  list.api.courierLabels = async () =>
    ok({ done: ['GLM7'], refused: [], links: ['https://courier.example/7'] });
  await scan('GLM7');
  await screen.findByText('Meera Sundar, Chennai, COD');
  for (const code of ['SER-30', 'FWS-100', 'FWS-100']) await scan(code);
  await user.click(await screen.findByRole('button', { name: 'Print its label' }));
  expect(await screen.findByRole('link', { name: 'Open the courier’s label' })).toHaveAttribute(
    'href',
    'https://courier.example/7',
  );
  labelPaper.write('4x6');
});
