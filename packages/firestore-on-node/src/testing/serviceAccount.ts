import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Writes a service account file with a fresh RSA key to a new temporary directory and returns its path.
 * firebase-admin needs credentials that parse even if FIRESTORE_EMULATOR_HOST is set, although it fetches no token.
 */
export function writeServiceAccount(projectId: string): string {
  // The key signs nothing. Making one of 2,048 bits would take 0.2 s of a core in every test file.
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 1024 });
  const path = join(mkdtempSync(join(tmpdir(), 'firestore-')), 'service-account.json');
  const account = {
    type: 'service_account',
    project_id: projectId,
    private_key_id: 'local',
    private_key: privateKey.export({ type: 'pkcs8', format: 'pem' }),
    client_email: `local@${projectId}.iam.gserviceaccount.com`,
    client_id: '0',
    token_uri: 'http://127.0.0.1:9/token',
  };
  writeFileSync(path, JSON.stringify(account), { mode: 0o600 });
  return path;
}
