import { createServer } from 'node:http';
import { listen } from '../../local/stack/processes/ports';
import { type Service } from '../../local/stack/processes/service';
import { PROJECT_ID } from '../../local/stack/settings';

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
/** Seconds. */
const HOUR = 3600;

/** An unsigned ID token of a person at a time (ms), with the claims of Firebase's emulator. */
export function tokenOf(name: string, at: number, change: object = {}): string {
  const now = Math.floor(at / 1000);
  const email = `${name}@example.com`;
  const claims = {
    iss: `https://securetoken.google.com/${PROJECT_ID}`,
    aud: PROJECT_ID,
    sub: name,
    user_id: name,
    auth_time: now,
    iat: now,
    exp: now + HOUR,
    email,
    email_verified: true,
    ...(name === 'ada' ? { admin: true } : {}),
    firebase: { identities: { email: [email] }, sign_in_provider: 'password' },
    ...change,
  };
  return `${encode({ alg: 'none', typ: 'JWT' })}.${encode(claims)}.`;
}

function accountOf(localId: string) {
  return {
    localId,
    email: `${localId}@example.com`,
    emailVerified: true,
    disabled: false,
    validSince: '0',
    createdAt: '0',
    lastLoginAt: '0',
    providerUserInfo: [],
    ...(localId === 'ada' ? { customAttributes: '{"admin":true}' } : {}),
  };
}

/** Stands in for Firebase Auth's account look-up: every uid has an account, and Ada is an admin. */
export async function startAccounts(): Promise<Service> {
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { localId = [] } = JSON.parse(Buffer.concat(chunks).toString()) as { localId?: string[] };
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify({ users: localId.map(accountOf) }));
    });
  });
  const url = await listen(server, 'auth', 0);
  return {
    url,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
