import { formatCount } from '@/domain/text/count';

/** '17:15' as 5:15 pm. */
function clock(time: string): string {
  const hour = Number(time.slice(0, 2));
  return `${hour % 12 || 12}:${time.slice(3)} ${hour < 12 ? 'am' : 'pm'}`;
}

export const messages = {
  clock,
  /** After the time left. Without the count of orders it says nothing of them. */
  until: (toPack: number | undefined) => {
    if (toPack === undefined) return 'until the courier comes';
    const left = toPack === 0 ? 'nothing left to pack' : `${formatCount(toPack)} to pack`;
    return `until the courier comes, ${left}`;
  },
  comesAt: (time: string) => `The courier comes at ${clock(time)}`,
  set: 'Courier’s time',
  title: 'When does the courier come?',
  intro:
    'From Monday to Saturday. The bar then counts down from 8 am, with the orders that are still to pack.',
  time: 'The courier comes at',
  none: 'No countdown',
  save: 'Save',
};
