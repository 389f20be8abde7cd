import { productPath } from '@/app/router/paths';
import { dayInIndia } from '../time/india';
import { mailBody, type Mail } from '../mail/mail';
import type { MailContent, MailNote } from '../mail/mailContent';
import { mailLinkUrl, unsubscribeUrl } from '../mail/mailLink';
import { formatRupees } from '../money/money';
import { dayText } from '../orders/shipment/deliveryDate';
import { store } from '../store';
import type { Alert, AlertKind } from './alert';

/** The product as a mail shows it. */
export interface AlertProduct {
  name: string;
  /** The size; empty where the product has only one. */
  label: string;
  /** Rupees. */
  price: number;
  variantId: string;
}

export interface AlertMail {
  /** The id of the alert. */
  id: string;
  alert: Alert;
  product: AlertProduct;
  siteUrl: string;
  /** The token of the mail's link, which confirms the alert or stops it. */
  token: string;
  now: Date;
}

const nameOf = ({ name, label }: AlertProduct) => (label ? `${name}, ${label}` : name);
const urlOf = ({ siteUrl, alert, product }: AlertMail) =>
  `${siteUrl}${productPath(alert.productId)}?variant=${encodeURIComponent(product.variantId)}`;
const ID_PREFIX = 'alert-';

/** Whether a mail with this id is about an alert. */
export const isAlertMail = (id: string): boolean => id.startsWith(ID_PREFIX);

function mail(about: string, { alert, id, now }: AlertMail, content: MailContent): Mail {
  return {
    id: `${ID_PREFIX}${id}-${about}-${now.getTime()}`,
    to: [alert.email],
    userId: alert.userId,
    mailKey: alert.mailKey,
    orderId: '',
    createdAt: now.toISOString(),
    message: mailBody(content),
  };
}

const ASKED: Record<AlertKind, (name: string) => string> = {
  back: (name) => `to hear when ${name} is back`,
  price: (name) => `to hear when ${name} costs less`,
};

/** Asks a guest to confirm an alert. No other mail is sent to the address before. */
export function confirmMail(about: AlertMail): Mail {
  const { alert, product, siteUrl, token } = about;
  return mail('confirm', about, {
    subject: `Please confirm: ${product.name}`,
    heading: 'Was this you?',
    paragraphs: [
      `Somebody asked us at ${store.name}, with this e-mail address, ${ASKED[alert.kind](nameOf(product))}.`,
      'If it was you, please confirm within two days. We will then write once. If it was not you, just leave it: nothing more will come.',
    ],
    action: { label: 'Yes, tell me', url: mailLinkUrl(siteUrl, token) },
  });
}

const stopNote = (siteUrl: string, token: string): MailNote[] => [
  {
    heading: 'You asked for this mail',
    lines: ['We send it once. To stop all such mails:', mailLinkUrl(siteUrl, token)],
  },
];

function backContent(about: AlertMail): MailContent {
  const { product, siteUrl, token } = about;
  return {
    subject: `${product.name} is back`,
    heading: 'It is back',
    paragraphs: [
      `You asked us to tell you: ${nameOf(product)} is in stock again, for ${formatRupees(product.price)}.`,
      'We tell no more people than there are pieces, but we cannot keep one aside for you.',
    ],
    action: { label: `See ${product.name}`, url: urlOf(about) },
    notes: stopNote(siteUrl, token),
  };
}

function priceContent(about: AlertMail): MailContent {
  const { alert, product, siteUrl, token } = about;
  const asked = dayText(dayInIndia(new Date(alert.askedAt)));
  return {
    subject: `${product.name} now costs ${formatRupees(product.price)}`,
    heading: 'It costs less now',
    paragraphs: [
      `You asked us to tell you: ${nameOf(product)} now costs ${formatRupees(product.price)}. When you asked, on ${asked}, it was ${formatRupees(alert.price)}.`,
    ],
    action: { label: `See ${product.name}`, url: urlOf(about) },
    notes: stopNote(siteUrl, token),
  };
}

/** The one mail of an alert. */
export function alertMail(about: AlertMail): Mail {
  const content = about.alert.kind === 'back' ? backContent(about) : priceContent(about);
  const url = unsubscribeUrl(about.siteUrl, about.token);
  return { ...mail(about.alert.kind, about, content), ...(url ? { unsubscribeUrl: url } : {}) };
}
