/** The header with the App Check token of a call to `/api/…`. */
export const APP_CHECK_HEADER = 'x-firebase-appcheck';
