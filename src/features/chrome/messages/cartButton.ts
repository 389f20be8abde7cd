import { plural } from '@/domain/text/plural';

export const messages = {
  cart: (count: number) => `Cart, ${plural(count, { one: '# item', other: '# items' })}`,
};
