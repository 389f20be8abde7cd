import { screen, waitFor, within } from '@testing-library/react';
import { ALL_ORDERS } from '@/domain/admin/orderList/query';
import { renderAdmin } from '../../testing/renderAdmin';
import { messages } from '../messages';
import { findDaysProblem } from './daysProblem';
import { exportOpened, selectExporting } from './exportSlice';
import { OrderExportDialog } from './OrderExportDialog';

const { firstMissing, lastMissing, tooMany } = messages.export;

test.each([
  ['', '2026-11-30', { field: 'from', message: firstMissing }],
  ['2026-11-01', '', { field: 'to', message: lastMissing }],
  ['2026-11-25', '2026-11-20', { field: 'from', message: messages.list.wrongOrder }],
  ['2024-01-01', '2026-01-01', { field: 'from', message: tooMany }],
  ['2026-11-20', '2026-11-20', null],
  ['2025-01-01', '2026-01-01', null],
])('an export of the days from %j to %j', (from, to, problem) => {
  expect(findDaysProblem({ from, to })).toEqual(problem);
});

test('days in the wrong order are named at their field, which gets the focus', async () => {
  const query = { ...ALL_ORDERS, from: '2026-11-25', to: '2026-11-20' };
  const { user, state } = renderAdmin(<OrderExportDialog query={query} />, { before: [exportOpened()] });
  const dialog = within(screen.getByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Save the file' }));
  const first = dialog.getByLabelText(messages.list.from);
  expect(first).toHaveAccessibleDescription(messages.list.wrongOrder);
  await waitFor(() => expect(first).toHaveFocus());
  expect(selectExporting(state()).status).toBe('asking');
});
