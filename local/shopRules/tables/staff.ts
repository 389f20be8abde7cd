import { can, ROLES, type Right } from '../../../src/domain/staff/roles';
import { ADMIN, ALICE, EVERYONE, FUNCTIONS, staff as member } from '../actors';
import { get, list, remove, set, update, type Operation } from '../operations';
import { attempt, functionsOnly, refused, type Row, type Table } from '../table';

/** The right that the rules ask for in each collection, and reads that only it allows. */
export const COLLECTION_RIGHTS: Readonly<Record<string, { right: Right; reads: readonly Operation[] }>> = {
  orders: { right: 'orders.read', reads: [get('orders/a1')] },
  auditLog: { right: 'activity.read', reads: [get('auditLog/e1'), list('auditLog')] },
  auditParts: { right: 'activity.read', reads: [get('auditParts/e1'), list('auditParts')] },
};

/** What the team reads through the functions alone: a token is refused there as soon as its account is. */
const PAST_THE_FUNCTIONS: readonly Operation[] = [
  ...['orders', 'products', 'combos', 'offers', 'banners', 'highlights'].map((name) => list(name)),
  ...['payments', 'messages', 'reviews', 'offerUses'].map((name) => list(name)),
  ...['products/draft', 'combos/gone', 'offers/off', 'banners/off', 'highlights/off'].map(get),
];

const READS = Object.entries(COLLECTION_RIGHTS).flatMap(([name, { right, reads }]) =>
  reads.map((read) => ({ name, right, read })),
);
const BY_GOOGLE = {
  ...member('packer', { firebase: { sign_in_provider: 'google.com' } }),
  name: 'the packer, by Google',
};
const MEMBERS = ROLES.map((role) => member(role));

const forbidden: Row[] = READS.flatMap(({ name, right, read }) => {
  const others = ROLES.filter((role) => !can(role, right)).map((role) => member(role));
  return others.length > 0 ? [refused(`${name}: ${read.do} without ${right}`, others, read, ADMIN)] : [];
});

export const staff: Table = {
  about: 'staff',
  rows: [
    ...forbidden,
    refused("another's document", MEMBERS, get('users/alice'), ALICE),
    refused('the record of the team is read', [...EVERYONE, ...MEMBERS], get('settings/team'), FUNCTIONS),
    ...functionsOnly(
      [...EVERYONE, ...MEMBERS],
      [
        ['one makes oneself an owner', set('settings/team', { members: { alice: { role: 'owner' } } })],
        ['one raises oneself', update('settings/team', { members: { 'staff-packer': { role: 'owner' } } })],
        ['the record of the team is deleted', remove('settings/team')],
        ...PAST_THE_FUNCTIONS.map(
          (read) => [`${read.do} past the functions: ${JSON.stringify(read)}`, read] as const,
        ),
        ['a customer is read past the functions', get('customers/x')],
        ['customers are listed past the functions', list('customers')],
        ['what customers are found by is listed', list('customerSearch')],
        ['a customer’s tags are written', update('customers/x', { tags: ['vip'] })],
        ['one’s own block is lifted', update('buyers/x', { codBlocked: null })],
        ['an order is written', update('orders/a1', { status: 'delivered' })],
        ['an entry of the audit log is changed', update('auditLog/e1', { action: 'nothing' })],
        ['an entry of the audit log is deleted', remove('auditLog/e1')],
        ['a part of a bulk act is changed', update('auditParts/e1', { action: 'nothing' })],
        ['a part of a bulk act is deleted', remove('auditParts/e1')],
      ],
    ),
  ],
  valid: [
    ...READS.flatMap(({ name, right, read }) =>
      ROLES.filter((role) => can(role, right)).map(
        (role) => [`${name}: ${read.do} with ${right}`, attempt(member(role), read)] as const,
      ),
    ),
    ['an order is read by a packer whom Google signed in', attempt(BY_GOOGLE, get('orders/a1'))],
  ],
};
