interface Licence {
  /** As in 'Cosmetics manufacturing licence'. */
  name: string;
  number: string;
}
interface Social {
  /** As in 'Instagram'. */
  name: string;
  url: string;
}

/**
 * The settings that make this shop yours. Change them here only; the colours are in src/ui/theme/tokens.ts,
 * logo and mark in public/brand. `npm run brand` lists what is missing or wrong.
 */
export const store = {
  name: 'Glumist',
  tagline: 'Skincare for heat, humidity and hard water. Every ingredient on every label.',
  /**
   * The shop's own address, as in 'https://shop.example'. Empty: the project's address at Firebase Hosting.
   * The functions' setting SHOP_URL overrides it.
   */
  url: '',
  legalName: 'Glumist Beauty Private Limited',
  legalAddress: '14 Residency Road, Bengaluru 560025, Karnataka',
  /**
   * A made-up number for the demo; yours is on your registration certificate. Its state decides between CGST
   * + SGST and IGST.
   */
  gstin: '29DEMCO0000D1ZN',
  gstState: 'Karnataka',
  /** The prefixes of invoice and credit note numbers: two letters or digits each, and different. */
  invoicePrefix: 'GL',
  creditNotePrefix: 'GC',
  supportEmail: 'care@glumist.example',
  supportPhone: '+91 80 4000 0000',
  supportHours: 'Mon to Sat, 10 am to 6 pm',
  /** Licences that the shop must name by law, shown in the footer. */
  licences: [] as readonly Licence[],
  /** The shop's social media profiles, linked from the footer and named to search engines. */
  socials: [] as readonly Social[],
  grievanceOfficer: { name: 'Ananya Iyer', email: 'grievance@glumist.example' },
  /** Decides only what the browser shows; the server checks the `admin` claim instead. */
  adminEmail: 'admin@glumist.example',
  orderPrefix: 'GLM',
  /**
   * A path below public/. An SVG is inlined in every page, any other file is fetched. Width and height are
   * the file's own; only their ratio matters.
   */
  logo: { file: '/brand/logo.svg', width: 249.3, height: 84 },
  /** A square SVG: the loader, and the source of the app icons that `npm run brand` makes. */
  mark: '/brand/mark.svg',
  currency: 'INR',
  /**
   * The shop's category in Google's product taxonomy: 567 is Health & Beauty > Personal Care > Cosmetics >
   * Skin Care.
   */
  googleProductCategory: 567,
  /**
   * A Google Analytics 4 measurement id, 'G-…'. Without one nothing is loaded from Google, and events go only
   * to a `window.gtag` that the page defines itself.
   */
  analyticsId: '',
  /**
   * The site key of reCAPTCHA Enterprise. With a key, App Check is on: browsers send a token with each call,
   * and the functions refuse calls without one (docs/deploy.md, "App Check"). Leave it empty for a shop on
   * one machine.
   */
  appCheckSiteKey: '',
  /**
   * Whether shoppers can log in with a code by SMS, which Firebase charges for. Switch Phone on in its console first, for India
   * alone (docs/deploy.md).
   */
  phoneLogin: true as boolean,
  /**
   * Sent as x-api-key with every call of the web app. Every browser has it, so it is no secret: it only keeps
   * out random bots.
   */
  apiKey: 'glumist-web-1',
  /**
   * 'worker' caches the shop for visits without network. 'retire' removes that worker and its caches from
   * browsers again: docs/adr/0022-public-pages-are-prerendered-and-cached-offline.md.
   */
  serviceWorker: 'worker' as 'worker' | 'retire',
} as const;

/** How to reach the support, in a sentence. */
export const supportContact = `${store.supportEmail} or ${store.supportPhone}`;

/** The support phone as a link. */
export const supportPhoneUrl = (): string => `tel:${store.supportPhone.replace(/\s/g, '')}`;
