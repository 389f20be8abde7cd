/** The used part of the App Check SDK, because a dynamic import of the whole would bundle all of it. */
export { getToken, initializeAppCheck, ReCaptchaEnterpriseProvider, type AppCheck } from 'firebase/app-check';
