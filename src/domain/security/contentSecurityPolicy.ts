export interface PolicyFacts {
  /** Hashes of the document's inline styles and scripts, as in `sha256-…=`. */
  styles: readonly string[];
  scripts: readonly string[];
  /** Whether the document can open the payment provider's checkout. */
  pays: boolean;
  /** Whether Google Analytics is configured. */
  analytics: boolean;
  /** Whether App Check is on. */
  appCheck: boolean;
  /** Whether shoppers log in with codes by SMS, which the login panel of the document can send. */
  phoneCodes: boolean;
  /** Further origins of the payment provider, such as its sandbox. */
  provider?: readonly string[];
}

/** The empty string: styled-components inserts its rules into an empty `<style>` by script. */
const EMPTY = 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=';

const hashed = (hashes: readonly string[]) => hashes.map((hash) => `'${hash}'`);

/** The sources of each provider, by directive. */
const FIREBASE = {
  // Google's pop-up, and the frame on the shop's own domain that receives its result.
  'script-src': ['https://apis.google.com'],
  'frame-src': ["'self'", 'https://*.firebaseapp.com'],
  'connect-src': [
    'https://identitytoolkit.googleapis.com',
    'https://securetoken.googleapis.com',
    'https://firestore.googleapis.com',
  ],
};
const RAZORPAY = {
  'script-src': ['https://checkout.razorpay.com', 'https://cdn.razorpay.com'],
  'frame-src': ['https://api.razorpay.com', 'https://checkout.razorpay.com'],
  'connect-src': ['https://*.razorpay.com'],
};
const GOOGLE_ANALYTICS = {
  'script-src': ['https://www.googletagmanager.com'],
  'frame-src': [],
  'connect-src': [
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
    'https://*.googletagmanager.com',
  ],
};

/** The sources that Google's guide for reCAPTCHA and CSP names. */
const RECAPTCHA = {
  'script-src': ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
  'frame-src': ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
  'connect-src': ['https://www.google.com/recaptcha/'],
};
const APP_CHECK = {
  'script-src': [],
  'frame-src': [],
  'connect-src': ['https://content-firebaseappcheck.googleapis.com'],
};

/** The Content-Security-Policy of a document: inline content only by hash, and no eval. */
export function contentSecurityPolicy({
  styles,
  scripts,
  pays,
  analytics,
  appCheck,
  phoneCodes,
  provider = [],
}: PolicyFacts): string {
  const parties = [
    FIREBASE,
    ...(pays ? [RAZORPAY] : []),
    ...(analytics ? [GOOGLE_ANALYTICS] : []),
    ...(appCheck || phoneCodes ? [RECAPTCHA] : []),
    ...(appCheck ? [APP_CHECK] : []),
  ];
  const allowed = (directive: keyof typeof FIREBASE) => [
    ...parties.flatMap(({ [directive]: sources }) => sources),
    ...(pays ? provider : []),
  ];
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...hashed(scripts), ...allowed('script-src')],
    'style-src': ["'self'", ...hashed([EMPTY, ...styles])],
    // The admin may use pictures from any web address.
    'img-src': ["'self'", 'data:', 'blob:', 'https:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...allowed('connect-src')],
    'frame-src': allowed('frame-src'),
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}

/** The policy of files that are no page: opened directly they run nothing, and cannot be framed. */
export const FILE_POLICY = "script-src 'self'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'";

/** The policy of the functions' answers: data, files and attachments. */
export const ANSWER_POLICY = "default-src 'none'; frame-ancestors 'none'";
