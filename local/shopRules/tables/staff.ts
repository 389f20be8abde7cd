import { can, ROLES, type Right } from '../../../src/domain/staff/roles';
import { ADMIN, ALICE, EVERYONE, FUNCTIONS, staff as member } from '../actors';
import { get, list, remove, set, update, type Operation } from '../operations';
import { attempt, functionsOnly, refused, type Row, type Table } from '../table';

/** The right that the rules ask for in each collection, and reads that only it allows. */
export const COLLECTION_RIGHTS: Readonly<Record<string, { right: Right; reads: readonly Operation[] }>> = {
  orders: { right: 'orders.read', reads: [get('orders/a1'), list('orders')] },
  payments: { right: 'payments.read', reads: [get('payments/ra'), list('payments')] },
  auditLog: { right: 'activity.read', reads: [get('auditLog/e1'), list('auditLog')] },
  auditParts: { right: 'activity.read', reads: [get('auditParts/e1'), list('auditParts')] },
  products: { right: 'catalogue.manage', reads: [get('products/draft'), list('products')] },
  combos: { right: 'catalogue.manage', reads: [get('combos/gone'), list('combos')] },
  offers: { right: 'offers.manage', reads: [get('offers/off'), list('offers')] },
  offerUses: { right: 'offers.manage', reads: [get('offerUses/on'), list('offerUses')] },
  banners: { right: 'content.manage', reads: [get('banners/off'), list('banners')] },
  highlights: { right: 'content.manage', reads: [get('highlights/off'), list('highlights')] },
  reviews: { right: 'reviews.moderate', reads: [get('reviews/serum_bob'), list('reviews')] },
  messages: { right: 'messages.answer', reads: [get('messages/m'), list('messages')] },
};

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
