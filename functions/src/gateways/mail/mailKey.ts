import { createHash } from 'node:crypto';

/** What an address is called in links, and in mails to somebody without an account. */
export const mailKeyOf = (email: string): string =>
  createHash('sha256').update(`mail ${email}`).digest('base64url').slice(0, 24);
