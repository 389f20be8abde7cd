import * as v from 'valibot';
import { ALERT_KINDS, type AlertKind } from '../../alerts/alert';
import type { BoughtLine } from '../../cart/reorder';
import type { LinkPurpose } from '../../mail/mailLink';
import { documentId, mailAddress } from '../fields';

/** POST /api/alerts: requests one alert for an address. */
export const alertRequest = v.object({
  kind: v.picklist(ALERT_KINDS, `kind must be one of: ${ALERT_KINDS.join(', ')}`),
  productId: documentId('productId'),
  sku: documentId('sku'),
  email: mailAddress,
});
export type AlertRequest = v.InferOutput<typeof alertRequest>;

export interface AlertResponse {
  success: true;
  /** A sentence that is the same for every address that is not the caller's own. */
  message: string;
}

/** GET /api/mail-links/{token}. It contains no personal data, because links can be passed on. */
export interface MailLinkResponse {
  success: true;
  purpose: Exclude<LinkPurpose, 'prepay' | 'order'>;
  /** The kind of alert; empty for links of another purpose. */
  kind: AlertKind | '';
  product: string;
  /** Of a cart that was left; empty for the other purposes. */
  lines: BoughtLine[];
}

/** One of a person's alerts. */
export interface OwnAlert {
  id: string;
  kind: AlertKind;
  productId: string;
  /** Its name. */
  product: string;
  /** The size, where the product has several. */
  size: string;
  /** The price in rupees at the time of the request. */
  price: number;
}

/** GET /api/account/alerts and POST /api/account/alerts/remove: a person's alerts, oldest first. */
export interface OwnAlertsResponse {
  success: true;
  alerts: OwnAlert[];
}

/** POST /api/account/alerts/remove: cancels one alert. */
export const removeAlertRequest = v.object({ id: documentId('id') });

const choice = (name: string) => v.optional(v.boolean(`${name} must be true or false`));

/** POST /api/account/mails: whether a person wants mails about abandoned carts and asks for reviews. */
export const mailChoiceRequest = v.pipe(
  v.object({ cartMails: choice('cartMails'), reviewMails: choice('reviewMails') }),
  v.forward(
    v.check(
      ({ cartMails, reviewMails }) => cartMails !== undefined || reviewMails !== undefined,
      'cartMails or reviewMails must be given',
    ),
    ['cartMails'],
  ),
);
export type MailChoiceRequest = v.InferInput<typeof mailChoiceRequest>;

/** GET and POST /api/account/mails */
export interface MailChoiceResponse {
  success: true;
  cartMails: boolean;
  reviewMails: boolean;
}

/** POST /api/mail-links/{token} and /api/unsubscribe/{token} */
export interface MailLinkDone {
  success: true;
  message: string;
}
