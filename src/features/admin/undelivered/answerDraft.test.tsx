import { screen, waitFor, within } from '@testing-library/react';
import type { UndeliveredResponse } from '@/domain/contracts/orders/undelivered';
import { selectHasUnsavedForms } from '@/features/unsaved';
import { fail, ok } from '@/services';
import type { UndeliveredAdmin } from '@/services/admin/orders/createUndeliveredAdmin';
import { renderAdmin } from '../testing/renderAdmin';
import { aRow } from './testing/aRow';
import { undeliveredSaga } from './undeliveredSaga';
import UndeliveredScreen from './UndeliveredScreen';

const FIRST = 'GLM1795600001';
const SECOND = 'GLM1795600002';
function open(change: Partial<UndeliveredAdmin> = {}) {
  const page: UndeliveredResponse = {
    success: true,
    rows: [aRow({ orderId: FIRST }), aRow({ orderId: SECOND })],
    linked: null,
    counts: { waiting: 2, trying: 0, returning: 0, lost: 0 },
    claims: [],
    sums: null,
    backClaims: [],
    next: null,
    now: new Date().toISOString(),
  };
  const api: UndeliveredAdmin = {
    list: async () => ok(page),
    answer: async () => ok({ success: true as const, message: 'Told.', order: {} as never }),
    link: async () => fail({ kind: 'network' }),
    ...change,
  };
  const view = renderAdmin(<UndeliveredScreen />, {
    path: '/admin/undelivered',
    sagas: [() => undeliveredSaga(api)],
  });
  return { ...view, hasUnsaved: () => selectHasUnsavedForms(view.state()) };
}

const panel = (id: string) => within(screen.getByRole('complementary', { name: id }));
const choose = (id: string) => within(screen.getByRole('table')).getByRole('link', { name: new RegExp(id) });

test('a note is kept while another parcel is open, and the screen asks before it is lost', async () => {
  const { user, hasUnsaved } = open();
  await screen.findAllByRole('row');
  expect(hasUnsaved()).toBe(false);
  await user.type(panel(FIRST).getByLabelText(/^Note/), 'Ring twice');
  expect(hasUnsaved()).toBe(true);
  await user.click(choose(SECOND));
  expect(panel(SECOND).getByLabelText(/^Note/)).toHaveValue('');
  expect(hasUnsaved()).toBe(true);
  await user.click(choose(FIRST));
  expect(panel(FIRST).getByLabelText(/^Note/)).toHaveValue('Ring twice');
  await user.click(panel(FIRST).getByRole('button', { name: 'Tell Delhivery' }));
  await waitFor(() => expect(hasUnsaved()).toBe(false));
  expect(panel(FIRST).getByLabelText(/^Note/)).toHaveValue('');
});

test('a choice for the courier is kept as well', async () => {
  const { user, hasUnsaved } = open();
  await screen.findAllByRole('row');
  await user.click(panel(FIRST).getByRole('radio', { name: /another phone or address/ }));
  expect(hasUnsaved()).toBe(true);
  await user.click(choose(SECOND));
  expect(panel(SECOND).getByRole('radio', { name: /^Try again Same/ })).toBeChecked();
  await user.click(choose(FIRST));
  expect(panel(FIRST).getByRole('radio', { name: /another phone or address/ })).toBeChecked();
});

test('the next parcel is answered although the answer before it is still on its way', async () => {
  const asked: string[] = [];
  const never = new Promise<never>(() => undefined);
  const { user } = open({
    answer: (orderId) => {
      asked.push(orderId);
      return never;
    },
  });
  await screen.findAllByRole('row');
  const tell = (id: string) => user.dblClick(panel(id).getByRole('button', { name: 'Tell Delhivery' }));
  await tell(FIRST);
  await user.click(choose(SECOND));
  await tell(SECOND);
  expect(asked).toEqual([FIRST, SECOND]);
});
