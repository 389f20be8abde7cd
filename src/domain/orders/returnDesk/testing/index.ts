import type { ReturnCase } from '../../order/returnCase';

const at = '2026-11-21T10:00:00.000Z';

/** A requested return before the desk's decision, as a shopper's request creates it. */
export const askedCase: ReturnCase = {
  state: 'asked',
  at,
  openedBy: 'shopper',
  asked: { at, reason: 'Damaged or leaking', lines: [{ line: 0, quantity: 1 }] },
  outcome: 'refund',
  words: '',
  waits: 'decide',
};
