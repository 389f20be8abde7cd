import { deliveredOrder } from '@/domain/invoices/testing';
import { decideAccept } from '@/domain/orders/returnDesk/decide';
import { must } from '@/domain/orders/returnDesk/testing/deskSteps';
import { beginReturn } from '@/domain/orders/returns/returns';
import { returnMailWords } from './returnMailWords';

const now = new Date('2026-11-22T10:00:00.000Z');

test.each([
  ['refund', false, 'we give your money back'],
  ['refund', true, 'its worth is store credit in your profile'],
  ['replace', true, 'we send you a replacement'],
] as const)('an accepted return, %s, as store credit %s: %s', (outcome, toCredit, words) => {
  const request = { by: 'asha', openedBy: 'shopper', reason: 'Broken', lines: null, toCredit } as const;
  const asked = beginReturn(deliveredOrder(), { ...request, outcome: 'refund' }, now);
  if (!asked) throw new Error('It cannot come back');
  const accepted = must(decideAccept(asked, { words: '', outcome }, now));
  expect(returnMailWords('return_accepted', accepted, 'us').paragraphs.at(-1)).toContain(words);
});
