import { decidePrivateNote, MAX_PRIVATE_NOTES, type NoteRequest, type PrivateNote } from './privateNotes';

const now = new Date('2026-11-25T04:10:00.000Z');
const kavya = { uid: 'kavya', email: 'kavya@glumist.example' };
const sunita = { uid: 'sunita', email: 'sunita@glumist.example' };
const note = (id: string, by = kavya, text = 'Ring before delivery'): PrivateNote => ({
  id,
  at: '2026-11-24T10:00:00.000Z',
  by,
  text,
});
const write = (noteId: string, text: string): NoteRequest => ({ act: 'write', noteId, text });
const remove = (noteId: string): NoteRequest => ({ act: 'remove', noteId });
const full = Array.from({ length: MAX_PRIVATE_NOTES }, (_, at) => note(`n${at}`));

test.each<[string, PrivateNote[], NoteRequest, string, string[]]>([
  ['the first note', [], write('a', 'Gate is locked'), 'added', ['Gate is locked']],
  ['a second note', [note('a')], write('b', 'Paid twice'), 'added', ['Ring before delivery', 'Paid twice']],
  ['the same note again', [note('a')], write('a', 'Ring before delivery'), 'known', ['Ring before delivery']],
  ['another text', [note('a'), note('b')], write('b', 'Rang'), 'changed', ['Ring before delivery', 'Rang']],
  ['a removal', [note('a'), note('b', kavya, 'Rang')], remove('a'), 'removed', ['Rang']],
  ['a removal that was done', [note('a')], remove('b'), 'known', ['Ring before delivery']],
  [
    'a change on a full order',
    full,
    write('n3', 'Rang'),
    'changed',
    full.map((_, at) => (at === 3 ? 'Rang' : 'Ring before delivery')),
  ],
])('%s', (_name, notes, request, kind, texts) => {
  const before = structuredClone(notes);
  const decided = decidePrivateNote(notes, request, kavya, now);
  expect(decided.kind).toBe(kind);
  expect(decided.kind !== 'refused' && decided.notes.map(({ text }) => text)).toEqual(texts);
  expect(notes).toEqual(before);
});

test.each<[string, PrivateNote[], NoteRequest, string]>([
  ['changing the note of another', [note('a', sunita)], write('a', 'Never mind'), 'not_yours'],
  ['repeating the note of another', [note('a', sunita)], write('a', 'Ring before delivery'), 'not_yours'],
  ['removing the note of another', [note('a', sunita)], remove('a'), 'not_yours'],
  ['a note too many', full, write('one-more', 'x'), 'too_many_notes'],
])('%s is refused', (_name, notes, request, code) => {
  expect(decidePrivateNote(notes, request, kavya, now)).toMatchObject({ kind: 'refused', code });
});

test('a note says who wrote it when, and when it was changed', () => {
  const added = decidePrivateNote([], write('a', 'Rang'), kavya, now);
  expect(added).toMatchObject({ notes: [{ id: 'a', at: now.toISOString(), by: kavya, text: 'Rang' }] });
  const changed = decidePrivateNote([note('a')], write('a', 'Rang twice'), kavya, now);
  expect(changed).toMatchObject({
    notes: [{ at: '2026-11-24T10:00:00.000Z', changedAt: now.toISOString() }],
  });
});
