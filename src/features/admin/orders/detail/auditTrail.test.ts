import type { AuditChange } from '@/domain/general/audit';
import { actionText, changeTexts } from './auditTrail';

const changes = (...list: AuditChange[]) => changeTexts({ changes: list });

test('what was done is said in words, what has none as it is', () => {
  const entry = { at: '', by: { uid: '', email: '' }, target: '', changes: [], requestId: '' };
  expect(actionText({ ...entry, action: 'order.packed' })).toBe('Packed it');
  expect(actionText({ ...entry, action: 'order.sung_to' })).toBe('order.sung_to');
});

test('what of the order changed', () => {
  const sent = { amount: 20, status: 'done', id: 'p', reference: '' };
  expect(
    changes(
      { field: 'status', before: 'placed', after: 'out_for_delivery' },
      { field: 'awb', before: '', after: 'NP1' },
      { field: 'refund', before: null, after: { amount: 10, status: 'due' } },
      { field: 'parts', before: [], after: [sent] },
      { field: 'notes', before: 0, after: 1 },
    ),
  ).toEqual([
    'Status: Placed → Out for delivery',
    'AWB: none → NP1',
    'Refund: none → ₹10 owed',
    'Money given back: none → ₹20 sent',
  ]);
});
