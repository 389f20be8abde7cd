import { HOUR_MS } from '../time/calendar';

/** Seconds until the link may be sent again. */
export const EMAIL_CHANGE_COOLDOWN_S = 60;
/** Milliseconds for which a browser says that a link waits to be opened. */
export const EMAIL_CHANGE_SHOWN_MS = 24 * HOUR_MS;
