import { rolesWith } from '../../src/domain/staff/roles';
import { SOURCE } from './shopRules';
import { COLLECTION_RIGHTS } from './tables/staff';

/** The roles that the rules name, by collection. */
function rolesInRules(): Record<string, string[]> {
  const blocks = SOURCE.split(/\n {4}match \//).slice(1);
  return Object.fromEntries(
    blocks.flatMap((block) => {
      const lists = [...block.matchAll(/isStaff\(\[([^\]]*)\]\)/g)].map(([, roles = '']) => roles);
      expect(lists.length).toBeLessThan(2);
      return lists.map((roles) => [
        block.split('/')[0],
        [...roles.matchAll(/'(\w+)'/g)].map(([, role]) => role),
      ]);
    }),
  ) as Record<string, string[]>;
}

test('the rules name the roles that have the right of each collection', () => {
  const expected = Object.entries(COLLECTION_RIGHTS).map(([name, { right }]) => [name, rolesWith(right)]);
  expect(rolesInRules()).toEqual(Object.fromEntries(expected));
});
