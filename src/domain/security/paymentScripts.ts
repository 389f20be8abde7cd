/**
 * Every script that may run on a page from which something can be paid (PCI DSS 6.4.3): whose it is, what it is for, when it
 * comes, and what would show that it was changed. SECURITY.md lists the same; e2e/journeys/paymentScripts.spec.ts walks it.
 */
export interface PaymentScript {
  name: string;
  /** Of the script's address; null where it stands inline. */
  address: RegExp | null;
  why: string;
  /** Nothing asks for it before. */
  from:
    | 'opening the page'
    | 'the first call to the shop'
    | 'pressing Pay'
    | 'agreeing to analytics'
    | 'signing in with Google';
  integrity: string;
}

export const PAYMENT_SCRIPTS: readonly PaymentScript[] = [
  {
    name: 'The shop’s own',
    address: /^\/assets\/[\w.~-]+\.js$/,
    why: 'The shop itself, built from this repository with a locked tree of packages.',
    from: 'opening the page',
    integrity: 'Served by the shop alone; each file is named after a hash of its content.',
  },
  {
    name: 'Inline',
    address: null,
    why: 'What has to be done before the first drawing, and the first press of a page that was drawn beforehand.',
    from: 'opening the page',
    integrity:
      'Named by its SHA-256 in the page’s Content-Security-Policy: changed by one letter it does not run.',
  },
  {
    name: 'Razorpay’s checkout',
    address: /^https:\/\/(checkout|cdn)\.razorpay\.com\//,
    why: 'Takes the card or the UPI id in Razorpay’s own frame, so that the shop never has it.',
    from: 'pressing Pay',
    integrity:
      'Razorpay’s to keep (PCI DSS level 1): it changes without notice, so no hash of ours can hold it.',
  },
  {
    name: 'Google Analytics',
    address: /^https:\/\/www\.googletagmanager\.com\/gtag\/js/,
    why: 'Counts visits; only where the shop has an id for it and the visitor agreed.',
    from: 'agreeing to analytics',
    integrity: 'Google’s to keep; the Content-Security-Policy names it only in a shop that has an id.',
  },
  {
    name: 'reCAPTCHA',
    address: /^https:\/\/www\.(google|gstatic)\.com\/recaptcha\//,
    why: 'Proves for App Check that a browser calls; only where the shop has a site key.',
    from: 'the first call to the shop',
    integrity: 'Google’s to keep; the Content-Security-Policy names it only in a shop that has a site key.',
  },
  {
    name: 'Google’s sign-in',
    address: /^https:\/\/apis\.google\.com\//,
    why: 'Opens Google’s pop-up for who signs in with Google.',
    from: 'signing in with Google',
    integrity: 'Google’s to keep; loaded by Firebase’s SDK.',
  },
];
