/** Carries the proof of App Check with a call to `/api/…`. */
export const APP_CHECK_HEADER = 'x-firebase-appcheck';
