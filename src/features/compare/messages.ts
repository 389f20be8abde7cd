import { plural } from '@/domain/text/plural';
import { MAX_COMPARED } from '@/domain/compare/comparedIds';

export const messages = {
  pick: 'Compare',
  pickName: (name: string) => `Compare ${name}`,
  picks: 'Products to compare',
  count: (count: number) => plural(count, { one: '# product', other: '# products' }),
  room: (count: number) =>
    count >= MAX_COMPARED
      ? `${MAX_COMPARED} fit side by side`
      : plural(MAX_COMPARED - count, { one: 'You can add one more', other: 'You can add # more' }),
  clear: 'Clear',
  compare: 'Compare',
};
