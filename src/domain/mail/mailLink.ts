import { fillPath, paths } from '@/app/router/paths';

/**
 * The purposes of mail links: confirm an alert, stop alerts to an address, show an abandoned cart, stop
 * mails about carts, review an order, stop asks for reviews, pay a cash order online, or show an order.
 * Each link has exactly one.
 */
export const LINK_PURPOSES = [
  'confirm',
  'stop',
  'cart',
  'cart-stop',
  'review',
  'review-stop',
  'prepay',
  'order',
] as const;
export type LinkPurpose = (typeof LINK_PURPOSES)[number];

export interface MailLink {
  purpose: LinkPurpose;
  /** The id of the alert, address, cart, order or person, depending on the purpose. */
  id: string;
  /** Milliseconds: the version of the alert, cart or mail with that id, or the link's expiry. */
  at: number;
}

/** The signed text; the purpose is the first word of the payload. */
export const signedLinkText = (payload: string): string => `mail-link:1:${payload}`;

export const mailLinkPayload = ({ purpose, id, at }: MailLink): string => `${purpose}~${id}~${at}`;

/** Maximum of characters of a token; longer ones are rejected. */
const MAX_TOKEN = 220;
const TOKEN = new RegExp(
  `^((${LINK_PURPOSES.join('|')})~([A-Za-z0-9_-]{4,128})~(\\d{13}))\\.([A-Za-z0-9_-]{43})$`,
);

/** Splits a token into its link and signature; null for an invalid one. */
export function readMailToken(token: string): { link: MailLink; payload: string; signature: string } | null {
  if (token.length > MAX_TOKEN) return null;
  const [, payload = '', purpose = '', id = '', at = '', signature = ''] = TOKEN.exec(token) ?? [];
  if (!signature) return null;
  return { payload, signature, link: { purpose: purpose as LinkPurpose, id, at: Number(at) } };
}

/** The page that a link of a mail opens. */
export const mailLinkUrl = (siteUrl: string, token: string): string =>
  `${siteUrl}${fillPath(paths.mailLink, token)}`;

/**
 * The one-click unsubscribe address for mail programs (RFC 8058); undefined where the shop has no https
 * address.
 */
export const unsubscribeUrl = (siteUrl: string, token: string): string | undefined =>
  siteUrl.startsWith('https://') ? `${siteUrl}/api/unsubscribe/${token}` : undefined;

/** Whether a token opens reviews; its signature is not checked. */
export const isReviewToken = (token: string): boolean => token.startsWith('review~');

/** Whether a token opens the payment of a cash order; its signature is not checked. */
export const isPrepayToken = (token: string): boolean => token.startsWith('prepay~');

/** Days for which the order link in a mail works. */
export const ORDER_LINK_DAYS = 60;
/** Hours for which a link works that was requested by order number and email. */
export const LOOKUP_LINK_HOURS = 24;

/** Whether a token shows an order; its signature is not checked. */
export const isOrderToken = (token: string): boolean => token.startsWith('order~');

/**
 * The prefix of a friend's code in place of a token; it is not signed. It shares the route of mail links,
 * so that the first load does not grow.
 */
const FRIEND = 'friend~';

/** Whether a token is a link for friends. */
export const isFriendToken = (token: string): boolean => token.startsWith(FRIEND);

/** The code in a link for friends. */
export const friendCodeIn = (token: string): string => token.slice(FRIEND.length);

/** The address of a link for friends. */
export const friendUrl = (siteUrl: string, code: string): string => mailLinkUrl(siteUrl, FRIEND + code);

/** The token in the address of a login link, which Firebase signs. */
export const LOGIN_TOKEN = 'login';

/** The token in the address of Firebase's other mails: verification, reset and a changed email. */
export const ACCOUNT_TOKEN = 'account';
