import { plural } from '@/domain/text/plural';
import { messages as shared } from '../messages';

const { orders } = shared;

/** The words of a bulk act: `verb` as in 'Packing', `past` as in 'packed'. */
const bulkWords = (verb: string, past: string, bar: string, file = '') => ({
  title: (count: number) => `${verb} ${orders(count)}`,
  bar,
  /** The name of the courier's file. */
  file,
  result: (done: number, failed: number) =>
    failed === 0 ? `${orders(done)} ${past}.` : `${orders(done)} ${past}, ${failed} not.`,
  failedNote: `These could not be ${past}. Trying again does nothing twice.`,
  continuesNote: 'You can close this: it goes on. Leave it at any time, and go on later.',
});

export const messages = {
  pack: bulkWords('Packing', 'packed', 'Packed'),
  labels: bulkWords('Labels of', 'printed', 'Printed'),
  'labels-with-slips': bulkWords('Labels and slips of', 'printed', 'Printed'),
  'pick-list': bulkWords('Pick list of', 'printed', 'Printed'),
  slips: bulkWords('Packing slips of', 'printed', 'Printed'),
  invoices: bulkWords('Invoices of', 'printed', 'Printed'),
  pickup: bulkWords('Pickup of', 'handed to the courier’s pickup', 'Asked', 'manifest'),
  'courier-labels': bulkWords('Courier labels of', 'labelled by the courier', 'Asked', 'labels'),
  open: (file: string, at: number, count: number) =>
    count === 1 ? `Open the courier’s ${file}` : `Open the courier’s ${file}, ${at} of ${count}`,
  progress: (done: number, total: number) => `${done} of ${total} done`,
  close: 'Close',
  stop: 'Stop here',
  tryAgain: (count: number) => plural(count, { one: 'Try # order again', other: 'Try # orders again' }),
  leftGroup: 'Not finished',
  /** Another act was requested while this one is running. */
  busy: (title: string, done: number, total: number) =>
    `${title}: ${done} of ${total} done. Please wait for it, or stop it, before you start another.`,
  atWork: (title: string, done: number, total: number) => `${title}: ${done} of ${total} done.`,
  show: 'Show',
  left: (title: string, waiting: number) => `${title}: stopped with ${waiting} to go.`,
  otherTab: (title: string) => `${title}: another tab of this browser is at work on it.`,
  endedInOtherTab: (title: string) => `${title}: another tab of this browser has finished it.`,
  resume: 'Go on',
  discard: 'Forget it',
};
