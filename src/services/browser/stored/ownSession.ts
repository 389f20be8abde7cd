import { sessionMarker } from '../../auth/sessionMarker';
import { session, type SafeStorage } from './storage';

interface Stamped {
  /** The person who was signed in when it was stored; empty for a guest. */
  uid: string;
  value: unknown;
}

function stampedAt(key: string): Stamped | null {
  const { uid, value } = (session.read(key) ?? {}) as Partial<Stamped>;
  return typeof uid === 'string' ? { uid, value } : null;
}

/** Whether a person's value may be read now. A session that the backend ended may be continued by the same person. */
function isReadable({ uid }: Stamped): boolean {
  const note = sessionMarker.read();
  return uid === '' || note.kind === 'ended' || (note.kind === 'present' && note.uid === uid);
}

function writerOf(key: string): string {
  const note = sessionMarker.read();
  if (note.kind === 'present') return note.uid;
  return note.kind === 'ended' ? (stampedAt(key)?.uid ?? '') : '';
}

/**
 * What a tab stores for one person. A tab that the phone closed, or that was opened again, comes back with its
 * sessionStorage and does not know that another person has signed in since; so each value says whose it is.
 */
export const ownSession: SafeStorage = {
  read(key) {
    const stamped = stampedAt(key);
    if (!stamped) return null;
    if (isReadable(stamped)) return stamped.value;
    session.remove(key);
    return null;
  },
  write: (key, value) => session.write(key, { uid: writerOf(key), value }),
  remove: (key) => session.remove(key),
};
