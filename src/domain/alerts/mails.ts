import { productPath } from '@/app/router/paths';
import { dayInIndia } from '../time/india';
import { mailBody, type Mail } from '../mail/mail';
import type { MailContent, MailNote } from '../mail/mailContent';
import { mailLinkUrl, unsubscribeUrl } from '../mail/mailLink';
import { formatRupees } from '../money/money';
import { dayText } from '../orders/shipment/deliveryDate';
import type { Alert } from './alert';
import { messages } from './messages';

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

/** Asks a guest to confirm an alert. No other mail is sent to the address before. */
export function confirmMail(about: AlertMail): Mail {
  const { alert, product, siteUrl, token } = about;
  return mail('confirm', about, {
    subject: messages.confirm.subject(product.name),
    heading: messages.confirm.heading,
    paragraphs: [messages.confirm.asked[alert.kind](nameOf(product)), messages.confirm.wait],
    action: { label: messages.confirm.button, url: mailLinkUrl(siteUrl, token) },
  });
}

const stopNote = (siteUrl: string, token: string): MailNote[] => [
  {
    heading: messages.whyYou,
    lines: [messages.stop, mailLinkUrl(siteUrl, token)],
  },
];

function backContent(about: AlertMail): MailContent {
  const { product, siteUrl, token } = about;
  return {
    subject: messages.back.subject(product.name),
    heading: messages.back.heading,
    paragraphs: [messages.back.inStock(nameOf(product), formatRupees(product.price)), messages.back.few],
    action: { label: messages.see(product.name), url: urlOf(about) },
    notes: stopNote(siteUrl, token),
  };
}

function priceContent(about: AlertMail): MailContent {
  const { alert, product, siteUrl, token } = about;
  const askedOn = dayText(dayInIndia(new Date(alert.askedAt)));
  const [price, before] = [formatRupees(product.price), formatRupees(alert.price)];
  return {
    subject: messages.price.subject(product.name, price),
    heading: messages.price.heading,
    paragraphs: [messages.price.costs(nameOf(product), price, askedOn, before)],
    action: { label: messages.see(product.name), url: urlOf(about) },
    notes: stopNote(siteUrl, token),
  };
}

/** The one mail of an alert. */
export function alertMail(about: AlertMail): Mail {
  const content = about.alert.kind === 'back' ? backContent(about) : priceContent(about);
  const url = unsubscribeUrl(about.siteUrl, about.token);
  return { ...mail(about.alert.kind, about, content), ...(url ? { unsubscribeUrl: url } : {}) };
}
