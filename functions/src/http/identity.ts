/** Who the ID token says is calling. */
export interface Identity {
  uid: string;
  email: string;
  verified: boolean;
  admin: boolean;
}

/** Checks a Firebase ID token; null when it is forged, expired or another project's. */
export type VerifyToken = (token: string) => Promise<Identity | null>;

const TOKEN = /^Bearer ([A-Za-z0-9._-]{20,4096})$/;

/** The token of an Authorization header; null when there is none that could be one. */
export function bearerToken(header: string | undefined): string | null {
  return TOKEN.exec(header ?? '')?.[1] ?? null;
}
