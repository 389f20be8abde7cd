import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import { entryOf, readTeam, roleIn } from '@/domain/staff/team';
import type { RecordOf } from './account';

/** The members of the team and all open invitations: one document, so that every change is one transaction. */
export const teamRef = (db: Firestore): DocumentReference => db.collection('settings').doc('team');

/** Reads a role from the record of the team, never from a cache, so that a removed member is out at the next call. */
export const storedRecord =
  (open: () => Promise<Firestore>): RecordOf =>
  async (uid) => {
    const team = readTeam((await teamRef(await open()).get()).data());
    const sessionsFrom = entryOf(team.members, uid)?.sessionsFrom ?? 0;
    return { role: roleIn(team, { uid, admin: false }), twoStepRoles: team.twoStepRoles, sessionsFrom };
  };
