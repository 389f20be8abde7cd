import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { FIREBASE_API_KEY, PROJECT_ID, ROOT } from '../settings';

/** The argument of the web SDK's `initializeApp`; none of it is secret. */
export interface FirebaseWebConfig {
  apiKey: string;
  projectId: string;
  authDomain: string;
  [key: string]: string;
}

export const localWebConfig: FirebaseWebConfig = {
  apiKey: FIREBASE_API_KEY,
  projectId: PROJECT_ID,
  authDomain: '127.0.0.1',
};

const HOW =
  'Copy the web app configuration from the Firebase console (Project settings, Your apps) into ' +
  'firebase.web.json, or pass the same JSON in GLUMIST_FIREBASE_CONFIG.';

/**
 * The real project's configuration, from GLUMIST_FIREBASE_CONFIG or firebase.web.json. Throws when neither is usable, and
 * during the deploy of another project: its shoppers would log in and store their data at the wrong one.
 */
export function productionWebConfig(
  env: NodeJS.ProcessEnv = process.env,
  file = path.join(ROOT, 'firebase.web.json'),
): FirebaseWebConfig {
  const source = env.GLUMIST_FIREBASE_CONFIG ?? (existsSync(file) ? readFileSync(file, 'utf8') : null);
  if (source == null)
    throw new Error(`A production build needs the Firebase project's web configuration. ${HOW}`);
  const config: unknown = parse(source);
  if (!isWebConfig(config)) {
    throw new Error(`The Firebase web configuration needs apiKey, projectId and authDomain. ${HOW}`);
  }
  // Set by Firebase's CLI for the builds of a deploy.
  const deployed = env.GCLOUD_PROJECT;
  if (deployed && deployed !== config.projectId) {
    const text = `The Firebase web configuration is of the project ${config.projectId}, but ${deployed} is deployed.`;
    throw new Error(`${text} ${HOW}`);
  }
  return config;
}

function parse(source: string): unknown {
  try {
    return JSON.parse(source);
  } catch {
    throw new Error(`The Firebase web configuration is not JSON. ${HOW}`);
  }
}

function isWebConfig(value: unknown): value is FirebaseWebConfig {
  if (typeof value !== 'object' || value === null) return false;
  const record = value as Record<string, unknown>;
  return ['apiKey', 'projectId', 'authDomain'].every((key) => typeof record[key] === 'string' && record[key]);
}
