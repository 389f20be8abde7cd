import type { Finding } from '../finding';
import { checkAdmin, checkCatalogue, checkHops, checkKey, checkPayments, checkWebhooks } from './calls';
import type { OutsideFacts } from './facts';
import { checkPolicies } from './policies';
import {
  checkCrawlers,
  checkHeaders,
  checkHttps,
  checkLogin,
  checkPages,
  checkPrivate,
  checkScripts,
} from './served';

const CHECKS: readonly ((facts: OutsideFacts) => Finding[])[] = [
  checkPages,
  checkHttps,
  checkHeaders,
  checkLogin,
  checkPolicies,
  checkScripts,
  checkCrawlers,
  checkPrivate,
  checkWebhooks,
  checkKey,
  checkPayments,
  checkAdmin,
  checkCatalogue,
  checkHops,
];

/** The findings about a shop that anybody can check. */
export function checkOutside(facts: OutsideFacts): Finding[] {
  const { status } = facts.pages['/'] ?? { status: 0 };
  if (status === 0) return checkPages(facts).slice(0, 1);
  return CHECKS.flatMap((check) => check(facts));
}
