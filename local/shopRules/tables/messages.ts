import { EVERYONE } from '../actors';
import { message } from '../builders';
import { type Fields, get, list, remove, set, update, where } from '../operations';
import { functionsOnly, type Table } from '../table';

const ODD: [string, Fields][] = [
  ['as the form sends it', {}],
  ['oversize', { message: 'x'.repeat(100_000) }],
  ['with extra keys', { priority: 'high', role: 'admin' }],
  ['with a forged time', { createdAt: '2199-01-01T00:00:00.000Z' }],
  ['in the name of another', { userId: 'bob', email: 'bob@example.com' }],
  ['with a forged reply', { status: 'replied', replies: [{ by: 'admin', text: 'Here is your refund.' }] }],
];
const reply = { replies: [{ by: 'admin', text: 'Here is your refund.' }] };

export const messages: Table = {
  about: 'messages',
  rows: [
    ...functionsOnly(EVERYONE, [
      ['one is read', get('messages/m')],
      ['all are listed', list('messages')],
      ["one's own are listed", list('messages', where('email', 'alice@example.com'))],
      ...ODD.map(
        ([what, changes]) => [`one is written ${what}`, set('messages/new', message(changes))] as const,
      ),
      ['of every path', list('messages', null, { group: true })],
      ['one is edited', update('messages/m', { message: 'changed' })],
      ['one is marked as read', update('messages/m', { status: 'read' })],
      ['one is answered', update('messages/m', reply)],
      [
        'a reply is put below one',
        set('messages/m/replies/r', { by: 'admin', text: 'Here is your refund.' }),
      ],
      ['one is deleted', remove('messages/m')],
    ]),
  ],
  valid: [],
};
