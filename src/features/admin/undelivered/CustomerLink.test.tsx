import { screen } from '@testing-library/react';
import type { UndeliveredRow } from '@/domain/admin/undelivered/row';
import { renderAdmin } from '../testing/renderAdmin';
import { CustomerLink } from './CustomerLink';
import { linkLoaded } from './undeliveredSlice';

const MONDAY = '2026-11-23T10:00:00.000Z';
const row = {
  orderId: 'GLM1',
  phone: '',
  customer: 'Asha',
  acts: ['again'],
  dueAt: MONDAY,
} as UndeliveredRow;

test('a link of an earlier attempt is not shown for the next one, whose link can be asked for', () => {
  const link = { success: true as const, url: 'https://shop.example/delivery/t', dueAt: MONDAY };
  const before = [linkLoaded({ orderId: 'GLM1', link })];
  const { unmount } = renderAdmin(<CustomerLink row={row} />, { before });
  expect(screen.getByText(/^Hello Asha/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Text for WhatsApp' })).toBeNull();
  unmount();
  renderAdmin(<CustomerLink row={{ ...row, dueAt: '2026-11-25T10:00:00.000Z' }} />, { before });
  expect(screen.queryByText(/^Hello Asha/)).toBeNull();
  expect(screen.getByRole('button', { name: 'Text for WhatsApp' })).toBeEnabled();
});
