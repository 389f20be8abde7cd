import fc from 'fast-check';
import { groupDisjoint } from './groupDisjoint';

const names = fc.array(fc.constantFrom('a', 'b', 'c', 'd', 'e'), { maxLength: 3 });
const things = fc.array(names).map((lists) => lists.map((own, at) => ({ at, own })));

test('groups keep all items, have a maximum size, and contain each name once', () => {
  fc.assert(
    fc.property(things, fc.integer({ min: 1, max: 5 }), (all, maxSize) => {
      const groups = groupDisjoint(all, maxSize, ({ own }) => own);
      expect(groups.flat().sort((a, b) => a.at - b.at)).toEqual(all);
      for (const group of groups) {
        expect(group.length).toBeLessThanOrEqual(maxSize);
        const used = group.flatMap(({ own }) => [...new Set(own)]);
        expect(new Set(used).size).toBe(used.length);
      }
    }),
  );
});

test('two items with the same name keep their order', () => {
  fc.assert(
    fc.property(things, (all) => {
      const place = new Map(
        groupDisjoint(all, 2, ({ own }) => own).flatMap((g, n) => g.map((one) => [one.at, n])),
      );
      for (const one of all) {
        for (const later of all.slice(one.at + 1)) {
          if (!later.own.some((name) => one.own.includes(name))) continue;
          expect(place.get(later.at)).toBeGreaterThan(place.get(one.at) as number);
        }
      }
    }),
  );
});
