import { CspEvaluator } from 'csp_evaluator/dist/evaluator';
import { Severity } from 'csp_evaluator/dist/finding';
import { CspParser } from 'csp_evaluator/dist/parser';
import { policyProblems } from '../../web/policyProblems';
import { ok, problem, skipped, type Finding } from '../finding';
import type { OutsideFacts, Reply } from './facts';

const CHECK = 'Content policy';
const SOURCES = 'Sources without HTTPS';
const REBUILD = 'Run `npm run build`, commit firebase.json and deploy hosting and functions together.';

/** The sandboxes of a local shop. */
const OWN_MACHINE = /^http:\/\/(localhost|127\.0\.0\.1)(:\d+)?$/;

/** The problems of a policy that let injected scripts run, as csp_evaluator judges it. */
function weaknesses(policy: string, isLocal: boolean): string[] {
  const weak = new CspEvaluator(new CspParser(policy).csp)
    .evaluate()
    .filter(({ severity }) => severity < Severity.MEDIUM_MAYBE)
    .filter(({ value = '' }) => !(isLocal && OWN_MACHINE.test(value)));
  return [...new Set(weak.map(({ directive, value = '' }) => `${directive} ${value}`.trim()))];
}

function judge(path: string, { status, headers, body }: Reply, isLocal: boolean): Finding[] {
  if (status !== 200) return [];
  const policy = headers['content-security-policy'] ?? '';
  if (policy === '') {
    const text = `${path} has no Content-Security-Policy, so injected scripts would run.`;
    return [problem(CHECK, text, REBUILD)];
  }
  const weak = weaknesses(policy, isLocal);
  const blocked = policyProblems(body, policy);
  const texts = [
    ...(weak.length > 0 ? [`The policy of ${path} is weak: ${weak.join(', ')}.`] : []),
    ...(blocked.length > 0 ? [`The policy of ${path} breaks the page. ${blocked.join('. ')}.`] : []),
  ];
  return texts.map((text) => problem(CHECK, text, REBUILD));
}

/** Whether each page has a strict Content-Security-Policy that allows its own styles and scripts. */
export function checkPolicies({ pages, isLocal }: Pick<OutsideFacts, 'pages' | 'isLocal'>): Finding[] {
  const found = Object.entries(pages).flatMap(([path, reply]) => judge(path, reply, isLocal));
  const fine = found.length > 0 ? found : [ok(CHECK, 'Every page has a strict policy that fits it.')];
  if (!isLocal) return fine;
  return [...fine, skipped(SOURCES, 'The shop runs on this machine, and its policies let in the sandboxes.')];
}
