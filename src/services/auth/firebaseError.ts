/** Creates an error like the SDK's. */
export const firebaseError = (code: string, text = 'Error'): Error =>
  Object.assign(new Error(`Firebase: ${text} (auth/${code}).`), { code: `auth/${code}` });
