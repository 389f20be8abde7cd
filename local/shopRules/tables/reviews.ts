import { EVERYONE } from '../actors';
import { review } from '../builders';
import { type Fields, get, increment, list, or, remove, set, update, where } from '../operations';
import { functionsOnly, type Table } from '../table';

/** Published, by Alice. */
const HERS = 'reviews/barley-toner_alice';
const HIS = 'reviews/barley-toner_bob';
const NEW = 'reviews/mist_alice';

const mist = (changes: Fields = {}): Fields => review({ productId: 'mist', ...changes });

export const reviews: Table = {
  about: 'reviews',
  rows: [
    // Only the functions know deliveries and star counts.
    ...functionsOnly(EVERYONE, [
      ['one that waits is read', get(HIS)],
      ["one's own published one is read, past the API", get(HERS)],
      ["one's own that waits is read, past the API", get('reviews/oil_alice')],
      ['all are listed', list('reviews')],
      ['published ones are listed, with their uids', list('reviews', where('status', 'published'))],
      ['those that wait are listed', list('reviews', where('status', 'pending'))],
      ["one's own are listed", list('reviews', where('userId', 'alice'))],
      ['published or waiting', list('reviews', or(where('status', 'published'), where('status', 'pending')))],
      ['of every path', list('reviews', where('status', 'published'), { group: true })],
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
  valid: [],
};
