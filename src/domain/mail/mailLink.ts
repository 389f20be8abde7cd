import { fillPath, paths } from '@/app/router/paths';

/**
 * What a link in a mail does: confirm a request, stop alerts to an address, show a cart that was left, stop mails about carts, open
 * the reviews of an order, stop mails that ask for them, pay a cash order online, or show how an order stands. Each link serves one of them alone.
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
  /** Of the request, the address, the cart, the order or the person, by the purpose. */
  id: string;
  /** Milliseconds: which request, cart or mail of that id, or until when the link works. */
  at: number;
}

/** The signed text; the purpose is the first word of the payload. */
export const signedLinkText = (payload: string): string => `mail-link:1:${payload}`;

export const mailLinkPayload = ({ purpose, id, at }: MailLink): string => `${purpose}~${id}~${at}`;

/** Characters of a token; longer ones are not looked at. */
const MAX_TOKEN = 220;
const TOKEN = new RegExp(
  `^((${LINK_PURPOSES.join('|')})~([A-Za-z0-9_-]{4,128})~(\\d{13}))\\.([A-Za-z0-9_-]{43})$`,
);

/** Splits a token into what it says and its signature; null where it is none. */
export function readMailToken(token: string): { link: MailLink; payload: string; signature: string } | null {
  if (token.length > MAX_TOKEN) return null;
  const [, payload = '', purpose = '', id = '', at = '', signature = ''] = TOKEN.exec(token) ?? [];
  if (!signature) return null;
  return { payload, signature, link: { purpose: purpose as LinkPurpose, id, at: Number(at) } };
}

/** The page that a link of a mail opens. */
export const mailLinkUrl = (siteUrl: string, token: string): string =>
  `${siteUrl}${fillPath(paths.mailLink, token)}`;

/** Where a mail program posts to end such mails (RFC 8058); undefined where the shop has no https address. */
export const unsubscribeUrl = (siteUrl: string, token: string): string | undefined =>
  siteUrl.startsWith('https://') ? `${siteUrl}/api/unsubscribe/${token}` : undefined;

/** Whether a token opens reviews; its signature is not checked. */
export const isReviewToken = (token: string): boolean => token.startsWith('review~');

/** Whether a token opens the payment of a cash order; its signature is not checked. */
export const isPrepayToken = (token: string): boolean => token.startsWith('prepay~');

/** Days that the link of a mail about an order shows how the order stands. */
export const ORDER_LINK_DAYS = 60;
/** Hours that the link works which somebody asked for by order number and e-mail. */
export const LOOKUP_LINK_HOURS = 24;

/** Whether a token shows an order; its signature is not checked. */
export const isOrderToken = (token: string): boolean => token.startsWith('order~');

/** In the place of a token: a link for friends, which nobody signs. The route of mails has it, so that no first load grows. */
const FRIEND = 'friend~';

/** Whether a token is a link for friends. */
export const isFriendToken = (token: string): boolean => token.startsWith(FRIEND);

/** The code in a link for friends. */
export const friendCodeIn = (token: string): string => token.slice(FRIEND.length);

/** The address of a link for friends. */
export const friendUrl = (siteUrl: string, code: string): string => mailLinkUrl(siteUrl, FRIEND + code);

/** In the place of a token in the address of a login link, which Firebase signs. */
export const LOGIN_TOKEN = 'login';

/** In the same place in the address of Firebase's other mails: those of verification, reset and a changed e-mail. */
export const ACCOUNT_TOKEN = 'account';
