import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { normaliseCode } from '@/domain/offers/coupons';
import type { Offer } from '@/domain/offers/offer';
import { toOffer } from '../../offers/findOffer';

/** `offerCodes/{code}` names the offer that owns a code, so that codes are unique. No code can be a reserved id. */
const claimRef = (db: Firestore, code: string) => db.collection('offerCodes').doc(`code-${code}`);

/** An offer that has a code. */
type Owner = Pick<Offer, 'id' | 'title'>;
export type Owners = ReadonlyMap<string, Owner>;

/** The owners of codes from before codes had documents of their own. */
export async function codesBefore(db: Firestore): Promise<Owners> {
  const { docs } = await db.collection('offers').select('code', 'title').get();
  return new Map(docs.map((doc) => [normaliseCode(String(doc.get('code'))), toOffer(doc) as Offer]));
}

interface Move {
  id: string;
  /** The codes before and after; null for none. */
  from: string | null;
  to: string | null;
  before: Owners;
}

/**
 * Returns the other owner of a requested code, or the write that claims it. Two concurrent saves read the same document, so
 * one of them sees the other's claim.
 */
export async function readClaims(db: Firestore, transaction: Transaction, { id, from, to, before }: Move) {
  const claimOf = async (code: string | null) =>
    code === null ? undefined : ((await transaction.get(claimRef(db, code))).get('id') as string | undefined);
  const [had, has] = [await claimOf(from), await claimOf(to)];
  const rival = has !== undefined && has !== id ? has : before.get(to ?? '')?.id;
  const owner =
    rival === undefined || rival === id
      ? undefined
      : toOffer(await transaction.get(db.doc(`offers/${rival}`)));
  const taken = owner && normaliseCode(owner.code) === to;
  return {
    owner: taken ? owner.title : null,
    write() {
      if (from !== null && from !== to && had === id) transaction.delete(claimRef(db, from));
      if (to !== null) transaction.set(claimRef(db, to), { id });
    },
  };
}
