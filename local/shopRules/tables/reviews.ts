import { ADMIN, ALICE, BOB, EVERYONE, STRANGERS, UNVERIFIED } from '../actors';
import { review } from '../builders';
import { type Fields, get, increment, list, or, remove, set, update, where } from '../operations';
import { attempt, functionsOnly, refused, type Table } from '../table';

/** Published, by Alice. */
const HERS = 'reviews/barley-toner_alice';
const HIS = 'reviews/barley-toner_bob';
const NEW = 'reviews/mist_alice';

const NOT_HERS = STRANGERS.filter((actor) => actor !== ALICE);
const NOT_HIS = STRANGERS.filter((actor) => actor !== BOB);
const mist = (changes: Fields = {}): Fields => review({ productId: 'mist', ...changes });

export const reviews: Table = {
  about: 'reviews',
  rows: [
    refused('one that waits is read', NOT_HIS, get(HIS), BOB),
    refused('a published one is read, with its uid', NOT_HERS, get(HERS), ALICE),
    refused('published ones are listed', STRANGERS, list('reviews', where('status', 'published')), ADMIN),
    refused("one's own that waits is read", UNVERIFIED, get('reviews/oil_alice'), ALICE),
    refused('all are listed', STRANGERS, list('reviews'), ADMIN),
    refused('those that wait are listed', STRANGERS, list('reviews', where('status', 'pending')), ADMIN),
    refused("another's are listed", NOT_HIS, list('reviews', where('userId', 'bob')), BOB),
    refused(
      'published or waiting',
      STRANGERS,
      list('reviews', or(where('status', 'published'), where('status', 'pending'))),
      ADMIN,
    ),
    refused(
      'of every path',
      EVERYONE,
      list('reviews', where('status', 'published'), { group: true }),
      attempt(ADMIN, list('reviews', where('status', 'published'))),
    ),
    // Only the functions know deliveries and star counts.
    ...functionsOnly(EVERYONE, [
      ['one is written', set(NEW, mist())],
      ['one is written as published', set(NEW, mist({ status: 'published' }))],
      ["one is written under another's name", set('reviews/mist_bob', mist({ userId: 'bob' }))],
      ['a second is written', set('reviews/second', mist())],
      ['one is edited', update(HERS, { title: 'Better', status: 'pending' })],
      ['one that waits is approved', update(HIS, { status: 'published' })],
      ['one is answered', update(HERS, { reply: { text: 'We agree.', at: '' } })],
      ['one is deleted', remove(HERS)],
      ['a vote is counted up', increment(HERS, 'helpful', 1)],
      ['stars are counted up', increment(HERS, 'rating', 1)],
      ['a photo is written', set('reviewPhotos/p1', { userId: 'bob', isShown: true })],
      ['a question is written', set('questions/q1', { userId: 'bob', status: 'published' })],
      ['a question is read, with who asked it', get('questions/x')],
      ['questions are listed', list('questions')],
      ["one's own questions are listed past the functions", list('questions', where('userId', 'alice'))],
      ['a question is answered', update('questions/x', { answer: { text: 'Yes.', at: '' } })],
      ['a question is deleted', remove('questions/x')],
      ['a vote is written', set('reviewMarks/barley-toner_alice_bob', { userId: 'bob', helpful: true })],
    ]),
  ],
  valid: [
    ['her own published one', attempt(ALICE, get(HERS))],
    ['a published one for the admin', attempt(ADMIN, get(HERS))],
    ["one's own", attempt(ALICE, list('reviews', where('userId', 'alice')))],
    ['hers for the admin', attempt(ADMIN, get(HIS))],
  ],
};
