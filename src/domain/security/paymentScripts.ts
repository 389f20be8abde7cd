/**
 * The inventory of scripts on pages that can take a payment (PCI DSS 6.4.3): owner, purpose, trigger, and
 * the control that detects a change. docs/payment-page.md has the same list;
 * e2e/journeys/security/paymentScripts.spec.ts tests it.
 */
export interface PaymentScript {
  name: string;
  /** Matches the script's address; null for an inline script. */
  address: RegExp | null;
  why: string;
  /** The action that loads it. */
  from:
    | 'opening the page'
    | 'the first call, or asking for a code'
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
    why: 'Proves for App Check that a browser calls, where the shop has a site key, and for a code by SMS that a person asks.',
    from: 'the first call, or asking for a code',
    integrity:
      'Google’s to keep; the Content-Security-Policy names it only in a shop that has a site key or sends codes.',
  },
  {
    name: 'Google’s sign-in',
    address: /^https:\/\/apis\.google\.com\//,
    why: 'Opens Google’s pop-up for who signs in with Google.',
    from: 'signing in with Google',
    integrity: 'Google’s to keep; loaded by Firebase’s SDK.',
  },
];
