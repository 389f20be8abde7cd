import * as v from 'valibot';
import { barePayment, cartPayment } from '@/domain/contracts/orders/payment';
import { TAX_DOCUMENT_KINDS } from '@/domain/invoices/taxDocuments';
import type { CallName } from '../answers/answers';
import type { Refusal } from '../codes';
import type { Operation } from '../operation';
import { giftCardOperations } from './giftCardOperations';
import { referralOperations } from './referralOperations';
import { alertOperations } from './alertOperations';
import { reviewOperations } from './reviewOperations';
import { deliveryOperations } from './undeliveredOperations';

const UNSOLD: Refusal[] = ['404 not_found', '410 gone'];
/** Reasons why a cart cannot become an order. */
const CART: Refusal[] = [
  '401 account_deleted',
  '404 not_found',
  '404 unknown_address',
  '409 price_changed',
  '409 sold_out',
  '409 not_sold',
  '409 coupon_refused',
  '409 limit_reached',
  '409 total_changed',
  '409 credit_changed',
  '409 gift_wrap_changed',
  '409 sample_changed',
  '409 order_exists',
  '409 order_cancelled',
  '409 already_paid',
  '409 refunded',
  '502 payment_unavailable',
  '503 busy',
];

/** Refusals of an invitation. */
const INVITE: Refusal[] = [
  '403 login_by_code',
  '403 other_email',
  '404 no_invite',
  '409 already_staff',
  '409 invite_expired',
  '409 invite_used',
];

/** Refusals of a payment link for a cash order. */
const PREPAY: Refusal[] = [
  '404 not_found',
  '409 is_paid',
  '409 too_late',
  '409 not_payable_online',
  '409 too_many_links',
  '409 order_changed',
  '502 payment_unavailable',
  '503 not_offered',
  '503 busy',
];

export const shopOperations: Record<Exclude<CallName, `${string} /api/admin/${string}`>, Operation> = {
  'GET /api/catalogue': { summary: 'Everything on sale, banners, offers and reviews' },
  'GET /api/catalogue/products/{id}': { summary: 'A product with its reviews', refusals: UNSOLD },
  'GET /api/catalogue/products/{id}/reviews/{choice}/{after}': {
    summary: 'A page of the reviews of a product, by sort, stars, skin type and photos',
    refusals: ['404 not_found'],
  },
  'GET /api/catalogue/combos/{id}/reviews/{choice}/{after}': {
    summary: "A page of the reviews of a combo's products, by the same choices",
    refusals: ['404 not_found'],
  },
  'GET /api/catalogue/products/{id}/questions': {
    summary: 'The answered questions about a product',
    refusals: ['404 not_found'],
  },
  'GET /api/catalogue/combos/{id}': { summary: 'A combo with its products', refusals: UNSOLD },
  'GET /api/serviceability': {
    summary: 'Whether the shop delivers to a PIN code, and by which day',
    query: v.object({ pincode: v.pipe(v.string(), v.regex(/^[1-9]\d{5}$/)) }),
    refusals: ['400 bad_request'],
  },
  'GET /api/connection': {
    summary: "The proxies and the caller's address of a request, as the server sees them",
  },
  'GET /sitemap.xml': { summary: 'The sitemap' },
  'GET /llms.txt': { summary: 'The shop in Markdown, for programs that read for a person' },
  'GET /feeds/google.xml': { summary: "The feed of Google's Merchant Center" },
  'GET /media/review/{file}': {
    summary: 'A photo of a published review, or one with a signed address',
    refusals: ['404 not_found'],
  },
  'GET /media/{file}': { summary: 'An uploaded picture', refusals: ['404 not_found'] },

  'GET /api/payment/config': { summary: 'Whether Pay Online is offered, and what its checkout needs' },
  'POST /api/payment/validate-offer': {
    summary: 'Price a cart, with a coupon or without',
    refusals: [
      '409 price_changed',
      '409 sold_out',
      '409 not_sold',
      '409 limit_reached',
      '409 gift_wrap_changed',
    ],
  },
  'POST /api/payment/create-order': {
    summary: 'Begin the payment of a cart, or of an amount',
    body: v.union([cartPayment, barePayment]),
    refusals: [...CART, '503 not_offered'],
  },
  'POST /api/payment/verify-payment': {
    summary: "Confirm a payment with what Razorpay's checkout answered",
    refusals: ['400 bad_signature', '404 not_found', '409 refund_due', '502 payment_pending', '503 busy'],
  },
  'GET /api/order-links/{token}': {
    summary: 'The state of an order, by a signed link',
    refusals: ['404 no_link', '410 link_expired', '429 too_many_answers', '503 busy'],
  },
  'POST /api/order-links': {
    summary: 'Send the link of an order to the address that it was ordered with',
    refusals: ['429 too_many_lookups', '503 not_offered', '503 busy'],
  },
  'GET /api/payment/prepay/{token}': {
    summary: 'What a cash order costs when it is paid online, by a signed link',
    refusals: ['404 no_link', '409 is_paid', '409 too_late', '409 not_payable_online', '410 link_expired'],
  },
  'POST /api/payment/prepay/{token}': {
    summary: 'Create the page on which a cash order is paid online, by a signed link',
    refusals: ['404 no_link', '410 link_expired', '429 too_many_answers', ...PREPAY],
  },
  'POST /api/payment/orders/{id}/prepay': {
    summary: "Create the page on which the caller's cash order is paid online",
    refusals: PREPAY,
  },
  'POST /api/payment/webhook': { summary: "Razorpay's webhook: news of a payment" },
  'POST /api/nimbus/create-shipment': {
    summary: 'Place an order and book its parcel',
    refusals: [...CART, '402 payment_required'],
  },
  'POST /api/nimbus/webhook': {
    summary: "NimbusPost's webhook: news of a parcel",
    // Partner v2 sends the same in an envelope, or under other names.
    body: v.looseObject({ awb_number: v.union([v.string(), v.number()]), status: v.string() }),
  },
  'POST /api/checkouts': { summary: 'Count that the checkout was opened' },

  'POST /api/orders/{id}/cancel': {
    summary: "Cancel the caller's order",
    hasAccepted: true,
    refusals: [
      '404 not_found',
      '409 not_paid',
      '409 too_late',
      '409 courier_refused',
      '502 payment_unavailable',
      '503 busy',
    ],
  },
  'POST /api/orders/{id}/return': {
    summary: "Ask to return the caller's order, or lines of it",
    refusals: [
      '400 wrong_lines',
      '404 not_found',
      '409 not_delivered',
      '409 nothing_to_return',
      '409 refused_before',
      '409 given_back',
      '409 closed',
      '503 busy',
    ],
  },
  'GET /api/orders/{id}/invoice': {
    summary: "An order's invoice or credit note",
    query: v.object({
      kind: v.optional(v.picklist(TAX_DOCUMENT_KINDS), 'invoice'),
      number: v.optional(v.string()),
    }),
    refusals: ['400 bad_request', '404 not_found', '409 not_shipped', '409 no_paper', '503 busy'],
  },
  ...alertOperations,
  ...deliveryOperations,
  'GET /api/cart/extras': { summary: 'What the cart offers beside the goods' },
  ...giftCardOperations,
  ...referralOperations,
  'GET /api/credit': { summary: "The caller's store credit, and its newest movements" },
  'GET /api/wishlist': { summary: "The caller's wishlist" },
  'POST /api/wishlist': {
    summary: 'Add to the wishlist, and take from it',
    refusals: ['401 account_deleted', '503 busy'],
  },
  'POST /api/wishlist/link': {
    summary: 'Share the wishlist by a link, or end the link',
    refusals: ['401 account_deleted', '503 busy'],
  },
  'GET /api/wishlists/{token}': { summary: 'A shared wishlist, by its link', refusals: ['404 no_link'] },
  ...reviewOperations,
  'POST /api/messages': { summary: 'Write to the shop', refusals: ['429 too_many_messages'] },
  'GET /api/staff/invites/{id}': { summary: 'An invitation to the team', refusals: INVITE },
  'POST /api/staff/invites/{id}/accept': {
    summary: 'Accept an invitation to the team',
    refusals: ['401 account_deleted', ...INVITE, '502 claim_failed', '503 busy'],
  },
  'GET /api/account/data': {
    summary: 'Everything that the shop keeps about the caller',
    refusals: ['503 too_much'],
  },
  'POST /api/account/delete': {
    summary: "Delete the caller's account",
    hasAccepted: true,
    refusals: [
      '400 confirm_mismatch',
      '401 recent_login_required',
      '403 admin_account',
      '403 staff_account',
      '409 orders_under_way',
      '503 busy',
    ],
  },
};
