import { createHash } from 'node:crypto';

/** The key of an address in links, and in mails to people without an account. */
export const mailKeyOf = (email: string): string =>
  createHash('sha256').update(`mail ${email}`).digest('base64url').slice(0, 24);
