import { screen } from '@testing-library/react';
import { ok } from '@/services';
import type { ScanAdmin } from '@/services/admin/orders/createScanAdmin';
import { labelPaper } from '@/services/browser/stored/team/labelPaper';
import { renderAdmin } from '../testing/renderAdmin';
import { fakeOrderList } from '../orders/testing/orderList';
import { scanSaga } from './scanSaga';
import ScanScreen from './ScanScreen';
import { labelRequested, orderPacked } from './scanSlice';

afterEach(() => labelPaper.write('4x6'));

test('the courier’s label that comes after the next box was packed is named and can be opened', async () => {
  labelPaper.write('courier');
  const answers = new Map<string, () => void>();
  const list = fakeOrderList({
    courierLabels: ([id = '']) =>
      new Promise((resolve) =>
        answers.set(id, () =>
          resolve(ok({ done: [id], refused: [], links: [`https://courier.example/${id}`] })),
        ),
      ),
  });
  const unused = () => Promise.reject(new Error('This is not called'));
  const next = async () => ok({ rows: [], more: false, now: '2026-11-22T10:00:00.000Z' });
  const api: ScanAdmin = { open: unused, leave: unused, pack: unused, place: unused, next };
  const { store, user } = renderAdmin(<ScanScreen />, {
    sagas: [(services) => scanSaga(services, api, list.watched)],
    path: '/admin/pack',
    before: [orderPacked('GLM7'), orderPacked('GLM8')],
  });
  for (const id of ['GLM7', 'GLM8']) store.dispatch(labelRequested(id));
  for (const answer of answers.values()) answer();
  const earlier = await screen.findByRole('link', { name: 'Open the courier’s label of GLM7' });
  expect(earlier).toHaveAttribute('href', 'https://courier.example/GLM7');
  const last = await screen.findByRole('link', { name: 'Open the courier’s label' });
  expect(last).toHaveAttribute('href', 'https://courier.example/GLM8');
  await user.click(earlier);
  expect(earlier).not.toBeInTheDocument();
  expect(last).toBeVisible();
});
