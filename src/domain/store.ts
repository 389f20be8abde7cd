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
 * Everything that makes this shop yours and not another's. Change it here and nowhere else; the colours are in
 * src/ui/theme/tokens.ts, logo and mark in public/brand. `npm run brand` says what is missing or wrong.
 */
export const store = {
  name: 'Glumist',
  tagline: 'Skincare for heat, humidity and hard water. Every ingredient on every label.',
  /**
   * The shop's own address, as in 'https://shop.example'. Empty: the one that Firebase Hosting gives the project. The functions'
   * setting SHOP_URL overrides it.
   */
  url: '',
  legalName: 'Glumist Beauty Private Limited',
  legalAddress: '14 Residency Road, Bengaluru 560025, Karnataka',
  /** A made-up number for the demo. Yours is on your registration certificate; its state decides between CGST + SGST and IGST. */
  gstin: '29DEMCO0000D1ZN',
  gstState: 'Karnataka',
  /** What the numbers of invoices and of credit notes begin with: two letters or digits, different ones. */
  invoicePrefix: 'GL',
  creditNotePrefix: 'GC',
  supportEmail: 'care@glumist.example',
  supportPhone: '+91 80 4000 0000',
  supportHours: 'Mon to Sat, 10 am to 6 pm',
  /** Licences that the law asks a shop to name, shown in the footer; none where none is due. */
  licences: [] as readonly Licence[],
  /** The shop's own pages elsewhere, linked from the footer and named to search engines. */
  socials: [] as readonly Social[],
  grievanceOfficer: { name: 'Ananya Iyer', email: 'grievance@glumist.example' },
  /** Compared on the client only to decide what to show; the server asks for the `admin` claim. */
  adminEmail: 'admin@glumist.example',
  orderPrefix: 'GLM',
  /** Below public/: an SVG stands in every page, anything else is fetched. Its own size, of which the ratio counts. */
  logo: { file: '/brand/logo.svg', width: 249.3, height: 84 },
  /** A square SVG, of which `npm run brand` makes the icons: the loader, and the app's icon on a phone. */
  mark: '/brand/mark.svg',
  currency: 'INR',
  /** What the shop sells, in Google's taxonomy of products: 567 is Health & Beauty > Personal Care > Cosmetics > Skin Care. */
  googleProductCategory: 567,
  /**
   * A Google Analytics 4 measurement id, 'G-…'. Without one nothing is loaded from Google, and events go only to a
   * `window.gtag` that the page brings itself.
   */
  analyticsId: '',
  /**
   * The site key of reCAPTCHA Enterprise. With one, App Check is on: browsers send a proof with each call, and the functions
   * refuse calls without it (docs/deploy.md, "App Check"). Leave it empty for a shop on one machine.
   */
  appCheckSiteKey: '',
  /**
   * Sent as x-api-key with every call of the web app. It is in every browser and no secret:
   * it only keeps strangers' noise out.
   */
  apiKey: 'glumist-web-1',
  /**
   * 'worker': browsers keep the shop for visits without network. 'retire' takes that back wherever it was: see
   * docs/adr/0022-offline-cache.md.
   */
  serviceWorker: 'worker' as 'worker' | 'retire',
} as const;
