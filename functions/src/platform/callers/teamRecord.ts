import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import { readTeam, roleIn } from '@/domain/staff/team';
import type { RoleOf } from './account';

/** Who is on the team, with all open invitations: one document, so that every act on it is one transaction. */
export const teamRef = (db: Firestore): DocumentReference => db.collection('settings').doc('team');

/** Reads a role from the record of the team, never from a cache: who is removed is out at the next call. */
export const storedRole =
  (open: () => Promise<Firestore>): RoleOf =>
  async (uid) =>
    roleIn(readTeam((await teamRef(await open()).get()).data()), { uid, admin: false });
