import type { Firestore } from 'firebase-admin/firestore';
import { changesBetween } from '@/domain/records/audit';
import { liftLimitsRequest, type LiftLimitsRequest } from '@/domain/contracts/admin/limits';
import { emptyBuyer, type BuyerRecord } from '@/domain/orders/limits/buyerRecord';
import { refuse } from '../../platform/http/answer';
import { postAsAdmin, type Route } from '../../platform/http/route';
import { accountBuyerRef, writeBuyer } from '../../limits/buyers';
import { writeAudit, type AuditContext } from '../../platform/audit';
import type { AdminDeps } from '../deps';
import { limitsAnswer } from './readLimits';
import { tombstoneRef } from '../../platform/firestore/refs';
import { inTransaction, readTogether } from '../../platform/firestore/transaction';
import { messages } from './messages';

/** User documents that may still hold an email that its person gave up. */
const MAX_SAME_EMAIL = 5;

interface Person {
  uid: string;
  /** Empty where the account has none. */
  email: string;
}

/** The account that has this email now; null when there is none. */
async function findByEmail(deps: AdminDeps, db: Firestore, email: string): Promise<Person | null> {
  const users = db.collection('users').where('email', '==', email).limit(MAX_SAME_EMAIL);
  for (const { id } of (await users.select().get()).docs) {
    if ((await deps.accounts.find(id))?.email.toLowerCase() === email) return { uid: id, email };
  }
  return null;
}

async function findByUid(deps: AdminDeps, uid: string): Promise<Person | null> {
  const account = await deps.accounts.find(uid);
  return account && { uid, email: account.email.toLowerCase() };
}

/**
 * Lifts the limits of an account, or restores them; sending it twice writes one audit entry. Returns false when the
 * account is deleted.
 */
function lift(
  db: Firestore,
  { uid, email }: Person,
  { lifted, reason }: LiftLimitsRequest,
  context: AuditContext,
): Promise<boolean> {
  const { who, now } = context;
  return inTransaction(db, async (transaction) => {
    const ref = accountBuyerRef(db, uid);
    const [stored, tombstone] = await readTogether(transaction, ref, tombstoneRef(db, uid));
    if (tombstone.exists) return false;
    const before: BuyerRecord = { ...emptyBuyer(), ...stored.data() };
    const { lifted: earlier, ...rest } = before;
    if (Boolean(earlier) === lifted) return true;
    const lifting = { at: now.toISOString(), by: who.uid, email, reason };
    const after: BuyerRecord = lifted ? { ...rest, lifted: lifting } : rest;
    writeBuyer(transaction, ref, { ...after, updatedAt: now.toISOString() }, now);
    writeAudit(db, transaction, context, {
      action: lifted ? 'limits.lifted' : 'limits.restored',
      // By uid alone, because the audit log outlives an account.
      target: `buyers/${ref.id}`,
      changes: changesBetween({ lifted: Boolean(earlier) }, { lifted }),
    });
    return true;
  });
}

/** POST /api/admin/limits/people: lifts or restores the limits of one person. */
export function liftRoute(deps: AdminDeps): Route {
  return postAsAdmin(deps, {
    path: '/api/admin/limits/people',
    right: 'settings.manage',
    schema: liftLimitsRequest,
    async handle({ body }, context) {
      const db = await deps.db();
      const asked = body.email?.toLowerCase() ?? '';
      const person = await (body.uid ? findByUid(deps, body.uid) : findByEmail(deps, db, asked));
      if (!person || !(await lift(db, person, body, context)))
        return refuse(404, 'not_found', asked ? messages.nobody(asked) : messages.noAccount);
      const message = body.lifted ? messages.lifted : messages.restored;
      return limitsAnswer(db, message(person.email));
    },
  });
}
