import type { AuditChange } from '@/domain/records/audit';
import { actionText, changeTexts } from './auditTrail';

const changes = (...list: AuditChange[]) => changeTexts({ changes: list });

test('an audit action is shown in words, and an unknown one by its name', () => {
  const entry = { at: '', by: { uid: '', email: '' }, target: '', changes: [], requestId: '' };
  expect(actionText({ ...entry, action: 'order.packed' })).toBe('Packed it');
  expect(actionText({ ...entry, action: 'order.sung_to' })).toBe('order.sung_to');
});

test('an audit entry shows the changed fields of the order', () => {
  const sent = { amount: 20, status: 'done', id: 'p', reference: '' };
  expect(
    changes(
      { field: 'status', before: 'placed', after: 'out_for_delivery' },
      { field: 'awb', before: '', after: 'NP1' },
      { field: 'refund', before: null, after: { amount: 10, status: 'due' } },
      { field: 'parts', before: [], after: [sent] },
      { field: 'parts', before: [sent], after: [sent, { ...sent, amount: 123456.5 }] },
      { field: 'payment', before: 'cod', after: 'refunded' },
      { field: 'parcel', before: 'booked', after: 'booking' },
      { field: 'notes', before: 0, after: 1 },
    ),
  ).toEqual([
    'Status: Placed → Out for delivery',
    'AWB: none → NP1',
    'Refund: none → ₹10 to be sent',
    'Partial refunds: none → ₹20 sent',
    'Partial refunds: ₹20 sent → ₹20 sent, ₹1,23,456.50 sent',
    'Payment: COD → Refunded',
    'Parcel: booked → being booked',
  ]);
});
