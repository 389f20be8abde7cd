import type { Order } from '../order/order';
import { emptyBuyer } from './buyerRecord';
import { mayHoldOn } from './holdOn';
import { DEFAULT_LIMITS } from './limits';
import { pastOrder } from './testing';

const online = { paymentMethod: 'Pay Online' } as const;
const open = pastOrder({ ...online, orderId: 'GLM1' }, [[100, 'pending_payment']]);
const expired = (reserved: Order['reserved']) =>
  pastOrder({ ...online, orderId: 'GLM2', reserved }, [
    [0, 'pending_payment'],
    [21, 'expired'],
  ]);
const after = (minutes: number) => new Date(Date.parse(open.createdAt) + minutes * 60_000);
const buyer = (account: Order[], phone = account) => ({
  limits: DEFAULT_LIMITS,
  account: { record: emptyBuyer(), orders: account },
  phone: { record: emptyBuyer(), orders: phone },
});
const lifted = { at: '', by: 'ada', email: '', reason: '' };

test.each([
  ['nothing else was held', buyer([open]), 19, true],
  ['it has been held as long as two holds', buyer([open]), 40, false],
  ['the same units were held before', buyer([open, expired({ 'T-1': 1 })]), 19, false],
  ['they were held for the same phone number', buyer([open], [open, expired({ 'T-1': 1 })]), 19, false],
  ['other units were held before', buyer([open, expired({ 'S-1': 1 })]), 19, true],
])('whether an order may hold its units for longer: %s', (_name, counted, minutes, may) => {
  expect(mayHoldOn(open, counted, after(minutes))).toBe(may);
});

test('a person whose limits are lifted may hold units for longer', () => {
  const { account, ...rest } = buyer([open, expired({ 'T-1': 1 })]);
  const record = { ...account.record, lifted };
  expect(mayHoldOn(open, { ...rest, account: { ...account, record } }, after(19))).toBe(true);
});
