import { ADMIN, ALICE, CAROL, EVERYONE, FUNCTIONS, NOBODY, PRETENDERS } from '../actors';
import { cartLine, order, user } from '../builders';
import { type Fields, get, list, set, update } from '../operations';
import { attempt, functionsOnly, refused, type Table } from '../table';

const FOR_THE_ADMIN = ['orders/a1', 'auditLog/e1', 'auditParts/e1'];
const IN_ONES_OWN: [string, Fields][] = [
  ['admin', { admin: true }],
  ['isAdmin', { isAdmin: true }],
  ['claims', { claims: { admin: true } }],
  ['token', { token: { admin: true, email_verified: true } }],
];
/** Ids with special meanings; `firestore.rest` sends those that a path cannot express. */
const ODD_IDS = ['...', 'a%2Fb', '%2E%2E', 'alice ', 'ALICE', '*', '{uid}', 'alice\u200b', '$(database)'];

export const claims: Table = {
  about: 'claims',
  rows: [
    ...['auditLog', 'auditParts'].map((name) =>
      refused(`${name} is listed by a pretender`, PRETENDERS, list(name), ADMIN),
    ),
    ...FOR_THE_ADMIN.map((name) => refused(`${name} is read by a pretender`, PRETENDERS, get(name), ADMIN)),
    refused(
      "the admin's own document by a pretender without proof",
      PRETENDERS.slice(5, 7),
      set('users/admin', { cart: [] }),
      ADMIN,
    ),
    ...IN_ONES_OWN.map(([what, claim]) =>
      refused(
        `${what} in one's own document`,
        ALICE,
        update('users/alice', claim),
        attempt(ALICE, update('users/alice', { cart: [cartLine({ quantity: 3 })] })),
      ),
    ),
    ...ODD_IDS.flatMap((id) => [
      refused(
        `the document of '${id}'`,
        [NOBODY, ALICE, CAROL],
        set(`users/${id}`, user({ userId: id })),
        FUNCTIONS,
      ),
      refused(`what '${id}' keeps`, [NOBODY, ALICE, CAROL], get(`users/${id}`), FUNCTIONS),
      refused(`a collection '${id}'`, EVERYONE, set(`${id}/x`, { a: 1 }), FUNCTIONS),
      refused(`an order '${id}'`, EVERYONE, set(`orders/${id}`, order()), FUNCTIONS),
    ]),
    ...functionsOnly(EVERYONE, [
      ['a collection of admins', set('admins/alice', { admin: true })],
      ['a collection that is not there', list('nothing')],
      ['a document of one', set('nothing/x', { a: 1 })],
    ]),
  ],
  valid: [['the admin has a cart as well', attempt(ADMIN, set('users/admin', { cart: [cartLine()] }))]],
};
