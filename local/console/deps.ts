import type { ApiDocument } from '../api/document';
import { type StackAccounts, type StackUrls } from '../stack/stackFile';

/** What the console shows and moves; addresses are without a trailing slash. */
export interface ConsoleDeps {
  urls: Pick<StackUrls, 'base' | 'auth' | 'firestore' | 'razorpay' | 'nimbuspost'>;
  accounts: StackAccounts;
  projectId: string;
  /** The OpenAPI document of the shop's calls. */
  describeApi: () => Promise<ApiDocument>;
  /** What this start found damaged and mended. */
  warnings?: readonly string[];
}

/** The providers whose behaviour can be changed. */
export const PROVIDERS = ['razorpay', 'nimbuspost'] as const;
export type Provider = (typeof PROVIDERS)[number];
