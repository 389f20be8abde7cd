import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { applicationDefault } from 'firebase-admin/app';

const NO_TOKEN =
  'There is no access token. Set GOOGLE_APPLICATION_CREDENTIALS to the key of a service account, or run `gcloud auth login`.';

export type Access = { token: string; isPerson: boolean } | { problem: string };

/**
 * An access token for Google's APIs, of the service account in the environment or of gcloud's user; or why there is
 * none.
 */
export async function accessToken(): Promise<Access> {
  if (process.env.GOOGLE_APPLICATION_CREDENTIALS) {
    try {
      const { access_token: token } = await applicationDefault().getAccessToken();
      return { token, isPerson: false };
    } catch (error) {
      return { problem: `GOOGLE_APPLICATION_CREDENTIALS gives no access token: ${(error as Error).message}` };
    }
  }
  try {
    const { stdout } = await promisify(execFile)('gcloud', ['auth', 'print-access-token']);
    return { token: stdout.trim(), isPerson: true };
  } catch {
    return { problem: NO_TOKEN };
  }
}
