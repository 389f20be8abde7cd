import { matchesHmac } from '../../hmac';

/** How NimbusPost signs: the header that the account is set to, and the shared secret. */
export interface WebhookSigning {
  header: string;
  secret: string;
}

const ENCODINGS: Readonly<Record<string, 'base64' | 'hex'>> = {
  'x-hmac-sha256': 'base64',
  'x-nimbus-signature': 'hex',
};

/**
 * Whether a webhook carries NimbusPost's HMAC-SHA256 of its raw body. Throws when the setting names an unknown
 * header.
 */
export function isSignedByNimbusPost(
  bytes: Buffer,
  header: (name: string) => string | undefined,
  { header: name, secret }: WebhookSigning,
): boolean {
  const encoding = ENCODINGS[name.toLowerCase()];
  if (!encoding)
    throw new Error(`NIMBUSPOST_WEBHOOK_HEADER is ${name}; it must be X-Hmac-SHA256 or x-nimbus-signature`);
  return matchesHmac(bytes, header(name.toLowerCase()) ?? '', { secret, encoding });
}
