import type { App, Credential } from 'firebase-admin/app';
import type { Auth } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import { isOpenedByCode, staffClaimsOfToken } from '@/domain/staff/roles';
import { factorOfToken } from '@/domain/staff/secondFactor';
import { once } from '@/domain/traffic/once';
import type { Identity } from '../../platform/callers/identity';

/** Loaded at the first call, so that a function that needs no Firebase starts without it. */
const loadApp = once(async (): Promise<App> => {
  const { getApps, initializeApp } = await import('firebase-admin/app');
  return getApps()[0] ?? initializeApp();
});

/** The shop's Firestore, over REST: gRPC takes longer to load than most calls take to answer. */
export const firestore = once(async (): Promise<Firestore> => {
  const { initializeFirestore } = await import('firebase-admin/firestore');
  return initializeFirestore(await loadApp(), { preferRest: true });
});

const loadCredential = once(async (): Promise<Credential> => {
  const { applicationDefault } = await import('firebase-admin/app');
  return applicationDefault();
});

/** The function's access token for other Google services, cached until it expires. */
export async function accessToken(): Promise<string> {
  const credential = await loadCredential();
  return (await credential.getAccessToken()).access_token;
}

const REFUSED = new Set([
  'auth/id-token-expired',
  'auth/id-token-revoked',
  'auth/invalid-id-token',
  'auth/argument-error',
  'auth/user-disabled',
  'auth/user-not-found',
]);

/** The shop's Firebase Auth. */
export async function auth(): Promise<Auth> {
  const { getAuth } = await import('firebase-admin/auth');
  return getAuth(await loadApp());
}

/** Verifies an App Check token with Google's published keys; false when it is forged, expired or of another project. */
export async function verifyAppCheckToken(proof: string): Promise<boolean> {
  const { getAppCheck } = await import('firebase-admin/app-check');
  try {
    await getAppCheck(await loadApp()).verifyToken(proof);
    return true;
  } catch (error) {
    const code = (error as { code?: unknown }).code;
    if (typeof code === 'string' && code.startsWith('app-check/')) return false;
    throw error;
  }
}

/** Two machines' clocks may differ by so much. */
const SKEW_S = 300;

/** Verifies an ID token's signature, age, project and audience; null when any of them is wrong. */
export async function verifyToken(token: string): Promise<Identity | null> {
  const tokens = await auth();
  try {
    const claims = await tokens.verifyIdToken(token);
    // firebase-admin checks the end alone; a token that begins tomorrow comes from a clock that cannot be trusted.
    if (Math.max(claims.iat, claims.auth_time) > Date.now() / 1000 + SKEW_S) return null;
    return {
      uid: claims.uid,
      email: claims.email ?? '',
      verified: claims.email_verified === true && Boolean(claims.email),
      ...staffClaimsOfToken(claims),
      authTime: claims.auth_time,
      factor: factorOfToken(claims),
      byCode: isOpenedByCode(claims),
    };
  } catch (error) {
    const code = (error as { code?: unknown }).code;
    if (typeof code === 'string' && REFUSED.has(code)) return null;
    throw error;
  }
}
