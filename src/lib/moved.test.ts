import fc from 'fast-check';
import { moved } from './moved';

test('moving one item loses none', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.nat(), { minLength: 1 }), fc.nat(), fc.nat(), (list, a, b) => {
      const [from, to] = [a % list.length, b % list.length];
      const after = moved(list, from, to);
      expect(after[to]).toBe(list[from]);
      expect(moved(after, to, from)).toEqual(list);
    }),
  );
});
