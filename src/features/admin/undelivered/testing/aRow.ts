import type { UndeliveredRow } from '@/domain/admin/undelivered/row';

const HOUR = 3_600_000;
/** ISO. */
export const inHours = (hours: number) => new Date(Date.now() + hours * HOUR).toISOString();

/** A parcel that waits for an answer after its first attempt. */
export const aRow = (change: Partial<UndeliveredRow> = {}): UndeliveredRow => ({
  orderId: 'GLM1795600001',
  uid: 'asha',
  customer: 'Asha Rao',
  phone: '9845012345',
  city: 'Bengaluru',
  status: 'shipped',
  cash: 513,
  total: 513,
  units: 2,
  awb: 'A1',
  courier: 'Delhivery',
  trackingUrl: '',
  state: 'waits',
  end: '',
  dueAt: inHours(2.1),
  attempts: [{ at: inHours(-22), reason: 'closed', said: 'Gate locked' }],
  answer: null,
  losses: [],
  acts: ['again', 'return'],
  choice: null,
  ...change,
});
