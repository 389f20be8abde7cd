import { FirestoreError } from '../errors';

/** The answer to clients that use gRPC or WebChannel. */
export const UNSUPPORTED =
  'This local Firestore speaks REST only, neither gRPC nor WebChannel, so it has no listeners (onSnapshot). ' +
  'Use firebase/firestore/lite, or firebase-admin with initializeFirestore(app, { preferRest: true }).';

// The stream URLs of the full web SDK: `/google.firestore.v1.Firestore/Listen/channel`.
const WEB_CHANNEL = /^\/google\.firestore\.v1(?:beta1)?\.Firestore\//;

/** Whether the path is one of WebChannel or gRPC. */
export function isUnsupported(pathname: string): boolean {
  return WEB_CHANNEL.test(pathname);
}

export function unsupported(): FirestoreError {
  return new FirestoreError('UNIMPLEMENTED', UNSUPPORTED);
}
