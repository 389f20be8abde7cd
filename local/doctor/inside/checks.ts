import { skipped, type Finding } from '../finding';
import { checkBackups, checkLastBackup, checkRecovery } from './backups';
import { checkDatabase, checkIndexes, checkTtls, type DeclaredIndexes } from './database';
import { deployedSettings, type InsideFacts } from './facts';
import {
  checkAdminAccount,
  checkAppCheck,
  checkEnumeration,
  checkGoogleSignIn,
  checkPhoneLogin,
  checkSignIn,
  checkTwoStep,
} from './people';
import {
  checkApis,
  checkBucket,
  checkFunctions,
  checkJobs,
  checkMail,
  checkPlan,
  checkSecrets,
} from './project';

/** The shop's address that a project uses in its links. */
export function shopAddress({ functions, project }: InsideFacts): string {
  const url = deployedSettings(functions.body ?? [])['SHOP_URL'];
  return url || `https://${project}.web.app`;
}

type Check = (facts: InsideFacts, declared: DeclaredIndexes, host: string) => Finding[];

/** The checks by name, so that checks that could not run can be named. */
const CHECKS: Readonly<Record<string, Check>> = {
  Plan: checkPlan,
  APIs: checkApis,
  Functions: checkFunctions,
  'Scheduled jobs': checkJobs,
  Firestore: checkDatabase,
  Indexes: checkIndexes,
  'TTL policies': checkTtls,
  Backups: checkBackups,
  'Last backup': checkLastBackup,
  'Point-in-time recovery': checkRecovery,
  Secrets: checkSecrets,
  Mail: checkMail,
  Pictures: checkBucket,
  'Sign-in': (facts, _declared, host) => checkSignIn(facts, host),
  'Google sign-in': checkGoogleSignIn,
  'Codes by SMS': (facts) => checkPhoneLogin(facts),
  'Two-step login': checkTwoStep,
  'Email enumeration protection': checkEnumeration,
  'Admin account': checkAdminAccount,
  'App Check': (facts) => checkAppCheck(facts),
};

/** The findings about a project, seen by its owner. `host`: the shop's host. */
export const checkInside = (facts: InsideFacts, declared: DeclaredIndexes, host: string): Finding[] =>
  Object.values(CHECKS).flatMap((check) => check(facts, declared, host));

/** The same checks as skipped, when Google may not be asked. */
export const skipInside = (reason: string): Finding[] =>
  Object.keys(CHECKS).map((check) => skipped(check, reason));
