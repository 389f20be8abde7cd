import { generateKeyPair } from 'node:crypto';
import { existsSync } from 'node:fs';
import { promisify } from 'node:util';
import { writeFileAtomic } from './files';
import { PROJECT_ID } from '../settings';

/**
 * Writes a service-account file, which firebase-admin needs but does not use with emulators. Its key is generated here and
 * gives access to nothing.
 */
export async function ensureServiceAccount(file: string): Promise<string> {
  if (existsSync(file)) return file;
  const { privateKey } = await promisify(generateKeyPair)('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  const account = {
    type: 'service_account',
    project_id: PROJECT_ID,
    private_key_id: 'local',
    private_key: privateKey,
    client_email: `local@${PROJECT_ID}.iam.gserviceaccount.com`,
    token_uri: 'http://127.0.0.1:9/token',
  };
  await writeFileAtomic(file, JSON.stringify(account, null, 2), 0o600);
  return file;
}
