/** The part of the Auth SDK that the shop uses: a dynamic import of the whole would bring all of it. */
export {
  browserLocalPersistence,
  browserPopupRedirectResolver,
  createUserWithEmailAndPassword,
  getIdToken,
  getIdTokenResult,
  GoogleAuthProvider,
  initializeAuth,
  onAuthStateChanged,
  reload,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithCredential,
  signInWithEmailAndPassword,
  signInWithPopup,
  updateCurrentUser,
  updateProfile,
} from 'firebase/auth';
