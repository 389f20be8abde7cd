import type { ReturnCase } from '../../order/returnCase';

const at = '2026-11-21T10:00:00.000Z';

/** A return that waits for the desk's answer, as a shopper's request writes it. */
export const askedCase: ReturnCase = {
  state: 'asked',
  at,
  openedBy: 'shopper',
  asked: { at, reason: 'Damaged or leaking', lines: [{ line: 0, quantity: 1 }] },
  outcome: 'refund',
  words: '',
  waits: 'decide',
};
