import { attemptStore } from './firebase/attempt';
import { loadFirestore } from './firebase/firestore';
import { fail, ok, type Result } from './result';
import type { CallFailure, ContactMessage } from './shopApi/types';

/** A message is a document that anybody may create and only the admin may read; the rules hold its shape. */
export async function sendMessage(message: ContactMessage): Promise<Result<void, CallFailure>> {
  const written = await attemptStore(async () => {
    const { sdk, db } = await loadFirestore();
    await sdk.addDoc(sdk.collection(db, 'messages'), {
      ...message,
      createdAt: sdk.serverTimestamp(),
      status: 'new',
    });
  });
  if (written.ok) return ok(undefined);
  console.error('Failed to write the message to Firestore', written.error.cause);
  return fail({ kind: 'network' });
}
