import { EVERYONE, FUNCTIONS, NOBODY } from '../actors';
import { banner, highlight, offer } from '../builders';
import { type Fields, get, increment, list, named, or, remove, set, update, where } from '../operations';
import { attempt, functionsOnly, refused, type Row, type Table } from '../table';

const OFFERS: [string, Fields][] = [
  ['discount 101', { discount: 101 }],
  ['discount −5', { discount: -5 }],
  ["type 'free'", { type: 'free' }],
  ['a count of its uses', { usedCount: 0 }],
];
const LINKS: [string, Fields][] = [
  ['a link that is a script', { link: 'javascript:alert(1)' }],
  ['a link to another host', { link: '//evil.example' }],
  ['a link to another host, written otherwise', { link: '/\\evil.example' }],
  [
    'a picture over plain http',
    { image: 'http://evil.example/x.png', imageWide: 'http://evil.example/x.png' },
  ],
];

/** Anyone may read enabled documents; they are stored as enabled only once their schedule has begun. */
function shown(name: string, make: () => Fields, hostile: [string, Fields][]): Row[] {
  const enabled = where('enabled', true);
  const listed = (what: string, filter?: ReturnType<typeof where>) =>
    refused(`${name}: ${what}`, EVERYONE, list(name, filter), FUNCTIONS);
  return [
    refused(`${name}: what is off is read`, EVERYONE, get(`${name}/off`), FUNCTIONS),
    refused(
      `${name}: what begins later is read`,
      EVERYONE,
      get(`${name}/later`),
      attempt(NOBODY, get(`${name}/on`)),
    ),
    refused(
      `${name}: what is scheduled is listed`,
      EVERYONE,
      list(name, where('isScheduled', true)),
      attempt(NOBODY, list(name, enabled)),
    ),
    listed('on, or scheduled', or(enabled, where('isScheduled', true))),
    listed('what begins later is listed', where('startsAt', '2027-01-01', '>')),
    listed('all are listed'),
    listed('what is off is listed', where('enabled', false)),
    listed('all but what is on', where('enabled', true, '!=')),
    listed('on or off', where('enabled', [true, false], 'in')),
    listed('on, or anything else', or(enabled, where('code', 'SECRET'))),
    listed('by the code', where('code', 'SECRET')),
    refused(
      `${name}: of every path`,
      EVERYONE,
      list(name, enabled, { group: true }),
      attempt(NOBODY, list(name, enabled)),
    ),
    ...functionsOnly(EVERYONE, [
      [`${name}: one is created`, set(`${name}/new`, make())],
      ...hostile.map(
        ([what, changes]) =>
          [`${name}: one is created with ${what}`, set(`${name}/new`, { ...make(), ...changes })] as const,
      ),
      ...hostile.map(
        ([what, changes]) => [`${name}: one is given ${what}`, update(`${name}/on`, changes)] as const,
      ),
      [`${name}: one is put on`, update(`${name}/off`, { enabled: true })],
      [`${name}: one is put off`, update(`${name}/on`, { enabled: false })],
      [`${name}: one is deleted`, remove(`${name}/on`)],
    ]),
  ];
}

export const storefront: Table = {
  about: 'storefront',
  rows: [
    ...shown('offers', offer, OFFERS),
    ...shown('banners', banner, LINKS),
    ...shown('highlights', highlight, LINKS),
    ...functionsOnly(EVERYONE, [
      ['uses of an offer are read', get('offerUses/on')],
      ['uses of all offers are listed', list('offerUses')],
      ['uses of few are listed', list('offerUses', where('usedCount', 3))],
      ['uses of an offer are taken back', increment('offerUses/on', 'usedCount', -3)],
      ['uses of an offer are written', set('offerUses/off', { usedCount: 0 })],
      ['uses of an offer are deleted', remove('offerUses/on')],
      ['uses are written into the offer', update('offers/on', { usedCount: 0 })],
      ["a person's uses are read", get('offers/on/uses/alice')],
      ["a person's uses are listed", list('offers/on/uses')],
      ["everybody's uses are listed", list('uses', null, { group: true })],
      ["a person's uses are set back", update('offers/on/uses/alice', { count: 0 })],
      ["a person's uses are deleted", remove('offers/on/uses/alice')],
      ["a person's uses are begun", set('offers/off/uses/alice', { count: -5 })],
      ['settings are changed', update('settings/store', { codFee: 0 })],
      ['settings are replaced', set('settings/store', {})],
      ['settings are deleted', remove('settings/store')],
      ['settings are listed', list('settings')],
      ['settings are listed by name', list('settings', named('store'))],
    ]),
    refused(
      'other settings are read',
      EVERYONE,
      get('settings/secret'),
      attempt(NOBODY, get('settings/store')),
    ),
    refused('other settings are written', EVERYONE, set('settings/new', { a: 1 }), FUNCTIONS),
  ],
  valid: ['offers', 'banners', 'highlights'].flatMap((name) => [
    [`${name}: what is on is read`, attempt(NOBODY, get(`${name}/on`))] as const,
    [`${name}: what is on is listed`, attempt(NOBODY, list(name, where('enabled', true)))] as const,
  ]),
};
