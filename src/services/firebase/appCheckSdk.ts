/** The part of the App Check SDK that the shop uses: a dynamic import of the whole would bring all of it. */
export { getToken, initializeAppCheck, ReCaptchaEnterpriseProvider, type AppCheck } from 'firebase/app-check';
