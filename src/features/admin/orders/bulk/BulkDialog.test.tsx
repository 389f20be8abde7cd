import { screen } from '@testing-library/react';
import { renderAdmin } from '../../testing/renderAdmin';
import { BulkDialog } from './BulkDialog';
import { bulkFinished, bulkStarted, ordersHandled } from './bulkSlice';

test.each([
  ['GLM1 has no invoice: it was never sent.', 'GLM1 has no invoice: it was never sent.'],
  ['GLM1: the courier refused (closed).', 'GLM1: the courier refused (closed).'],
  ['The order is packed.', 'GLM1 The order is packed.'],
])('what was not done names its order once: %s', async (message, shown) => {
  renderAdmin(<BulkDialog />, {
    before: [
      bulkStarted({ run: 'r', kind: 'pack', layout: 'a4', ids: ['GLM1'] }),
      ordersHandled({ run: 'r', done: [], failed: [{ id: 'GLM1', message }] }),
      bulkFinished(),
    ],
  });
  expect((await screen.findByRole('listitem')).textContent).toBe(shown);
});
