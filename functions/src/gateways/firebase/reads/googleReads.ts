import { exchange } from './httpExchange';
import { metadataTokens, type Tokens } from './metadataToken';
import type { Reads } from '../../../platform/firestore/reads';
import { restReads } from './restReads';

/** The token that emulators accept as the project's owner. */
const OWNER: Tokens = { token: () => Promise.resolve('owner'), forget: () => undefined };

/** Firestore's address and tokens, according to the environment; null when only the SDK can connect. */
function readConnection(env: NodeJS.ProcessEnv, now: () => Date): { url: string; tokens: Tokens } | null {
  const { FIRESTORE_EMULATOR_HOST: emulator, K_SERVICE: atGoogle, GCE_METADATA_HOST: metadata } = env;
  if (emulator) return { url: `http://${emulator}`, tokens: OWNER };
  // A key file is for the SDK to use.
  if (!atGoogle || env['GOOGLE_APPLICATION_CREDENTIALS']) return null;
  const tokens = metadataTokens(metadata || 'metadata.google.internal', exchange, now);
  return { url: 'https://firestore.googleapis.com', tokens };
}

/** Reads of the project's database without the SDK; null when the environment does not say how to connect. */
export function googleReads(env: NodeJS.ProcessEnv, now: () => Date): Reads | null {
  const project = env['GCLOUD_PROJECT'] || env['GOOGLE_CLOUD_PROJECT'];
  const way = readConnection(env, now);
  if (!project || !way) return null;
  const { url, tokens } = way;
  const root = `projects/${project}/databases/(default)/documents`;
  return restReads(root, async (method, body) => {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${await tokens.token()}` };
    const address = `${url}/v1/${root}:${method}`;
    const { status, text } = await exchange(address, { method: 'POST', headers, body: JSON.stringify(body) });
    if (status === 401) tokens.forget();
    if (status !== 200) throw new Error(`Firestore answered ${status}: ${text.slice(0, 300)}`);
    return JSON.parse(text) as unknown;
  });
}
