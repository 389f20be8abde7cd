import type { Firestore } from 'firebase-admin/firestore';
import { ERASED } from '@/domain/records/erased';
import { customerRef } from '../../platform/firestore/refs';
import type { Accounts } from '../../platform/callers/account';

/** The email of each: of the list of customers, or of the account where the list does not have it yet; empty for none. */
export async function readEmails(
  accounts: Pick<Accounts, 'find'>,
  db: Firestore,
  uids: readonly string[],
): Promise<Map<string, string>> {
  const known = [...new Set(uids)].filter((uid) => uid !== ERASED);
  const found = known.length > 0 ? await db.getAll(...known.map((uid) => customerRef(db, uid))) : [];
  const emails = await Promise.all(
    found.map(async (one) => {
      const listed: unknown = one.get('email');
      return [
        one.id,
        typeof listed === 'string' ? listed : ((await accounts.find(one.id))?.email ?? ''),
      ] as const;
    }),
  );
  return new Map(emails);
}
