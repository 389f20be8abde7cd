import { plural } from '@/domain/general/plural';

export const messages = {
  cart: (count: number) => `Cart, ${plural(count, { one: '# item', other: '# items' })}`,
};
