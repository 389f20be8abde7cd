import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { normaliseCode } from '@/domain/offers/coupons';
import type { Offer } from '@/domain/offers/offer';
import { toOffer } from '../../offers/findOffer';

/** `offerCodes/{code}`: whose it is, so that no two offers ever have the same. No code can be an id that is reserved. */
const claimRef = (db: Firestore, code: string) => db.collection('offerCodes').doc(`code-${code}`);

/** An offer that has a code. */
type Owner = Pick<Offer, 'id' | 'title'>;
export type Owners = ReadonlyMap<string, Owner>;

/** Who has which code, from before each was claimed in a document of its own. */
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
 * Whose the wanted code is, when somebody else's, and what is to be written when it is nobody's. Two who want the same one
 * at once read the same document, so one of them sees what the other wrote.
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
