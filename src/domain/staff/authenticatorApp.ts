export interface AppEntry {
  /** In base 32, as Firebase makes it. */
  secret: string;
  /** The email of the account. */
  account: string;
  /** The shop's name, which the app shows. */
  shop: string;
}

/** The address in a QR code by which an authenticator app adds an account: github.com/google/google-authenticator/wiki/Key-Uri-Format. */
export function appAddress({ secret, account, shop }: AppEntry): string {
  const issuer = encodeURIComponent(shop);
  const query = `secret=${secret}&issuer=${issuer}&algorithm=SHA1&digits=6&period=30`;
  return `otpauth://totp/${issuer}:${encodeURIComponent(account)}?${query}`;
}

/** The secret in groups of four letters, to be typed by hand. */
export const spacedSecret = (secret: string): string => (secret.match(/.{1,4}/g) ?? []).join(' ');
