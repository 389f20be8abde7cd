import { mailLinkPayload, readMailToken, signedLinkText, type MailLink } from '@/domain/mail/mailLink';
import { hmacOf, linkSigning, matchesHmac } from '../hmac';

/** The token of a link in a mail. Throws without a secret: the link would lead nowhere. */
export function mailToken(link: MailLink, secret: string): string {
  if (!secret) throw new Error('LINK_SECRET is not set');
  const payload = mailLinkPayload(link);
  return `${payload}.${hmacOf(signedLinkText(payload), linkSigning(secret))}`;
}

/** The link of a token that the shop has signed; null for any other. Reads nothing. */
export function authenticMailLink(token: string, secret: string): MailLink | null {
  const read = readMailToken(token);
  const isOurs = read && matchesHmac(signedLinkText(read.payload), read.signature, linkSigning(secret));
  return isOurs ? read.link : null;
}
