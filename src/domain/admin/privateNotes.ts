import { refused, type RefusedAction } from '@/domain/orders/order/decision';
import { messages } from './messages';

/** Characters of a private note, and notes of one order. */
export const MAX_PRIVATE_NOTE = 500;
export const MAX_PRIVATE_NOTES = 50;

/** A private note of a team member about an order. Only the team reads it. */
export interface PrivateNote {
  /** Made by the writer's browser; the same id is the same note. */
  id: string;
  /** ISO. */
  at: string;
  /** ISO; absent while it is as it was first written. */
  changedAt?: string;
  /** `name` is the account's; absent without one, and in old notes. */
  by: { uid: string; email: string; name?: string };
  text: string;
}

/** `orderNotes/{orderId}`: apart from the order, which its buyer may read. It is deleted with the buyer's account. */
export interface OrderNotes {
  orderId: string;
  /** The buyer's uid, for deleting the notes with the account. */
  userId: string;
  /** Oldest first. */
  notes: PrivateNote[];
}

export type NoteRequest = { act: 'write'; noteId: string; text: string } | { act: 'remove'; noteId: string };

export type NoteDecision =
  | { kind: 'added' | 'changed' | 'removed'; notes: PrivateNote[] }
  /** A repeated request; nothing is written. */
  | { kind: 'known'; notes: PrivateNote[] }
  | RefusedAction;

/** Decides a request for one note: a new id is a new note, a known one is changed or removed by its writer alone. */
export function decidePrivateNote(
  notes: readonly PrivateNote[],
  request: NoteRequest,
  by: PrivateNote['by'],
  now: Date,
): NoteDecision {
  const known = notes.find(({ id }) => id === request.noteId);
  if (known && known.by.uid !== by.uid) return refused('not_yours', messages.notYourNote);
  if (request.act === 'remove') {
    if (!known) return { kind: 'known', notes: [...notes] };
    return { kind: 'removed', notes: notes.filter((note) => note !== known) };
  }
  const { noteId: id, text } = request;
  const at = now.toISOString();
  if (known) {
    if (known.text === text) return { kind: 'known', notes: [...notes] };
    const changed = { ...known, text, changedAt: at };
    return { kind: 'changed', notes: notes.map((note) => (note === known ? changed : note)) };
  }
  if (notes.length >= MAX_PRIVATE_NOTES) {
    return refused('too_many_notes', messages.tooManyPrivateNotes(MAX_PRIVATE_NOTES));
  }
  return { kind: 'added', notes: [...notes, { id, at, by, text }] };
}
