import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { nimbuspostKeys, razorpayKeys } from '../../../local/stack/settings';
import { leaksInLog } from '../../../local/test/secrets/leaks';

/** Secrets that no log and no answer may contain. */
export const SECRETS = {
  'the secret of Razorpay’s key': razorpayKeys.keySecret,
  'the secret of Razorpay’s webhooks': razorpayKeys.webhookSecret,
  'the courier’s password': nimbuspostKeys.password,
  'the secret of the courier’s key': nimbuspostKeys.apiSecret,
  'the secret of the courier’s webhooks': nimbuspostKeys.webhookSecret,
  // Passwords of test accounts.
  'a shopper’s password': 'calm-vetiver-3',
  'a password chosen anew': 'dew-on-leaves-7',
  'the demo’s password': 'glumist-demo-1',
  'the admin’s password': 'glumist-admin-1',
};

/** Finds secrets in the logs of `folder`, with their files; throws if there is no log. */
export function leaksInLogs(folder: string): string[] {
  const files = readdirSync(folder).filter((file) => file.endsWith('.log'));
  if (files.length === 0) throw new Error(`${folder} has no log to look through.`);
  return files.flatMap((file) => {
    const text = readFileSync(join(folder, file), 'utf8');
    return leaksInLog(text, SECRETS).map((leak) => `${file} holds ${leak}`);
  });
}
