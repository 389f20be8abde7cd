import { ADMIN, ALICE, EVERYONE, STRANGERS } from '../actors';
import { cartLine } from '../builders';
import { CLOSED, OPEN } from '../ground';
import { batch, get, increment, list, remove, set, update, where } from '../operations';
import { attempt, functionsOnly, refused, type Table } from '../table';

/** Collections that the admin may read, each with a document and a tempting change. */
const READABLE = [
  ['auditLog', 'e1', { action: 'nothing' }],
  ['auditParts', 'e1', { action: 'nothing' }],
] as const;

export const books: Table = {
  about: "the functions' own",
  rows: [
    ...READABLE.flatMap(([name, id, change]) => [
      refused(`${name}: one is read`, STRANGERS, get(`${name}/${id}`), ADMIN),
      refused(`${name}: all are listed`, STRANGERS, list(name), ADMIN),
      refused(`${name}: one's own are listed`, STRANGERS, list(name, where('userId', 'alice')), ADMIN),
      refused(`${name}: what one did is listed`, STRANGERS, list(name, where('by.uid', 'alice')), ADMIN),
      ...functionsOnly(EVERYONE, [
        [`${name}: of every path`, list(name, null, { group: true })],
        [
          `${name}: an id is taken beforehand`,
          set(`${name}/order_taken`, { userId: 'alice', status: 'paid' }),
        ],
        [`${name}: one is changed`, update(`${name}/${id}`, change)],
        [`${name}: one is deleted`, remove(`${name}/${id}`)],
      ]),
    ]),
    ...CLOSED.flatMap((name) =>
      functionsOnly(EVERYONE, [
        [`${name}: one is read`, get(`${name}/x`)],
        [`${name}: one that is not there is read`, get(`${name}/none`)],
        [`${name}: one's own are listed`, list(name, where('userId', 'alice'))],
        [`${name}: an id is taken beforehand`, set(`${name}/new`, { userId: 'alice' })],
        [`${name}: one is changed`, update(`${name}/x`, { status: 'x' })],
        [`${name}: one is counted up`, increment(`${name}/x`, 'price', 1)],
        [`${name}: one is deleted`, remove(`${name}/x`)],
      ]),
    ),
    ...OPEN.flatMap((path) =>
      functionsOnly(EVERYONE, [
        [`below ${path}: read`, get(`${path}/notes/n`)],
        [`below ${path}: listed`, list(`${path}/notes`, where('userId', 'alice'))],
        [`below ${path}: created`, set(`${path}/notes/new`, { userId: 'alice' })],
        [`below ${path}: deleted`, remove(`${path}/notes/n`)],
      ]),
    ),
    ...['stock', 'mail', 'counters'].map((name) =>
      refused(
        `${name}: in one batch with the own cart`,
        ALICE,
        batch(update('users/alice', { cart: [cartLine()] }), set(`${name}/new`, { available: 1000 })),
        attempt(ALICE, batch(update('users/alice', { cart: [cartLine()] }))),
      ),
    ),
  ],
  valid: READABLE.map(([name, id]) => [name, attempt(ADMIN, get(`${name}/${id}`))] as const),
};
