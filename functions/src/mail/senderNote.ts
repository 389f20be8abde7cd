import type { DocumentReference, Firestore } from 'firebase-admin/firestore';

/** The last report of the function `mail`; `admin` reads it here, because it has none of its secrets. */
export interface SenderNote {
  /** The reason why no mail can be sent, as a sentence; empty where mail works. */
  problem: string;
  /** ISO: since when. */
  since: string;
}

export const senderRef = (db: Firestore): DocumentReference => db.collection('counters').doc('mailSender');

/** Writes it down only when it changed. */
export async function noteSender(db: Firestore, problem: string, now: Date): Promise<void> {
  const stored = (await senderRef(db).get()).data() as SenderNote | undefined;
  if ((stored?.problem ?? '') === problem) return;
  await senderRef(db).set({ problem, since: now.toISOString() } satisfies SenderNote);
}
