import * as v from 'valibot';
import { MAX_PRIVATE_NOTE, type PrivateNote } from '../../admin/privateNotes';
import { requiredProse } from '../fields';

const noteId = v.pipe(
  v.string('noteId must be text'),
  v.regex(/^[A-Za-z0-9_-]{8,40}$/, 'noteId must have 8 to 40 letters, digits, - or _'),
);

/**
 * POST /api/admin/orders/{id}/private-notes: writes a note or removes one. `noteId` is made by the caller: a new one is a new
 * note, a known one is changed. Only the team reads it.
 */
export const privateNoteRequest = v.variant('act', [
  v.object({ act: v.literal('write'), noteId, text: requiredProse('text', MAX_PRIVATE_NOTE) }),
  v.object({ act: v.literal('remove'), noteId }),
]);

/** And the answer of GET /api/admin/orders/{id}/private-notes. */
export interface PrivateNotesResponse {
  success: true;
  /** Oldest first. */
  notes: PrivateNote[];
}
