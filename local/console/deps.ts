import { MODES } from '../sandbox/modes';
import { SMTP_MODES } from '../smtp/modes';
import type { ApiDocument } from '../api/document';
import { type StackAccounts, type StackUrls } from '../stack/disk/stackFile';

/** The parts that the console shows and controls; addresses have no trailing slash. */
export interface ConsoleDeps {
  urls: Pick<StackUrls, 'base' | 'auth' | 'razorpay' | 'nimbuspost' | 'mail'>;
  accounts: StackAccounts;
  projectId: string;
  /** The OpenAPI document of the shop's calls. */
  describeApi: () => Promise<ApiDocument>;
  /** Files that this start repaired. */
  warnings?: readonly string[];
}

/** The providers whose behaviour can be changed. */
export const PROVIDERS = ['razorpay', 'nimbuspost', 'mail'] as const;
export type Provider = (typeof PROVIDERS)[number];

/** The modes of each provider. */
export const MODES_OF: Record<Provider, readonly string[]> = {
  razorpay: MODES,
  nimbuspost: MODES,
  mail: SMTP_MODES,
};
