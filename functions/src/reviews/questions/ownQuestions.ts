import type { Firestore, QueryDocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import type { OwnQuestion } from '@/domain/contracts/shoppers/questions';
import {
  askedQuestion,
  editedQuestion,
  QUESTIONS_A_DAY,
  secondsToNextQuestion,
  type StoredQuestion,
} from '@/domain/questions/question';
import { productRef, questionRef, tombstoneRef } from '../../platform/firestore/refs';
import { inTransaction } from '../../platform/firestore/transaction';
import { documentsOfUser } from '../../platform/firestore/userDocuments';
import { removeMarks } from '../marks';

/** Own questions about one product that are shown to their asker. */
const MAX_OWN = 20;

export const ownQuestion = (
  id: string,
  { text, status, createdAt, answer, refusal = '' }: StoredQuestion,
): OwnQuestion => ({
  id,
  text,
  status,
  createdAt,
  ...(answer ? { answer } : {}),
  refusal,
});

const read = (doc: QueryDocumentSnapshot<StoredQuestion>) => ({ id: doc.id, question: doc.data() });

/** A person's questions about a product, newest first. */
export async function readOwnQuestions(
  db: Firestore,
  { uid, productId }: { uid: string; productId: string },
): Promise<OwnQuestion[]> {
  const mine = documentsOfUser(db, 'questions', uid).where('productId', '==', productId);
  const { docs } = await mine.orderBy('createdAt', 'desc').limit(MAX_OWN).get();
  return docs.map(read).map(({ id, question }) => ownQuestion(id, question));
}

export interface Asking {
  uid: string;
  email: string;
  productId: string;
  text: string;
  now: Date;
  /** The id of the question, if it becomes one. */
  newId: string;
}

export type Asked =
  | { kind: 'asked' | 'same'; question: OwnQuestion }
  | { kind: 'no_product' | 'leaving' }
  | { kind: 'too_many'; seconds: number };

/** The newest questions of a person, as many as they may ask in a day. */
async function newestOf(db: Firestore, transaction: Transaction, uid: string) {
  const mine = documentsOfUser(db, 'questions', uid).orderBy('createdAt', 'desc');
  return (await transaction.get(mine.limit(QUESTIONS_A_DAY))).docs.map(read);
}

/** Stores a question; a press that arrives twice asks once. */
export function askQuestion(db: Firestore, asking: Asking): Promise<Asked> {
  const { uid, productId, text, now, newId } = asking;
  return inTransaction(db, async (transaction) => {
    const [product, tombstone, newest] = await Promise.all([
      transaction.get(productRef(db, productId)),
      transaction.get(tombstoneRef(db, uid)),
      newestOf(db, transaction, uid),
    ]);
    if (tombstone.exists) return { kind: 'leaving' };
    if (product.get('status') !== 'active') return { kind: 'no_product' };
    const same = newest.find(({ question }) => question.productId === productId && question.text === text);
    if (same) return { kind: 'same', question: ownQuestion(same.id, same.question) };
    const seconds = secondsToNextQuestion(
      newest.map(({ question }) => question.createdAt),
      now,
    );
    if (seconds > 0) return { kind: 'too_many', seconds };
    const question = askedQuestion(asking);
    transaction.create(questionRef(db, newId), question);
    return { kind: 'asked', question: ownQuestion(newId, question) };
  });
}

interface OwnId {
  uid: string;
  id: string;
}

/** Gives an own question other words; null where it is not there or not theirs. */
export function changeQuestion(
  db: Firestore,
  { uid, id }: OwnId,
  text: string,
  now: Date,
): Promise<OwnQuestion | null> {
  return inTransaction(db, async (transaction) => {
    const ref = questionRef(db, id);
    const [stored, tombstone] = await Promise.all([
      transaction.get(ref),
      transaction.get(tombstoneRef(db, uid)),
    ]);
    const before = stored.data();
    if (before?.userId !== uid || tombstone.exists) return null;
    if (before.text === text) return ownQuestion(id, before);
    const after = editedQuestion(before, text, now);
    transaction.set(ref, after);
    return ownQuestion(id, after);
  });
}

/** Deletes a person's question with what readers did with it; false where it is not there or not theirs. */
export async function removeQuestion(db: Firestore, { uid, id }: OwnId): Promise<boolean> {
  const removed = await inTransaction(db, async (transaction) => {
    const ref = questionRef(db, id);
    if ((await transaction.get(ref)).get('userId') !== uid) return false;
    transaction.delete(ref);
    return true;
  });
  // After the question: a vote that comes meanwhile finds none.
  if (removed) await removeMarks(db, id);
  return removed;
}
