/** The part of Firestore's REST client that the shop uses: a dynamic import of the whole would bring all of it. */
export {
  addDoc,
  collection,
  doc,
  documentId,
  getDoc,
  getDocs,
  getFirestore,
  limit,
  orderBy,
  query,
  runTransaction,
  serverTimestamp,
  startAfter,
  where,
} from 'firebase/firestore/lite';
