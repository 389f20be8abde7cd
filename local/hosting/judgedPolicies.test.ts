import { readFileSync } from 'node:fs';
import path from 'node:path';
import { CspEvaluator } from 'csp_evaluator/dist/evaluator';
import { Severity } from 'csp_evaluator/dist/finding';
import { CspParser } from 'csp_evaluator/dist/parser';
import { ANSWER_POLICY, contentSecurityPolicy } from '@/domain/security/contentSecurityPolicy';
import { pagePolicy } from '../../functions/src/pages/pagePolicy';
import { readHostingConfig } from './firebaseJson';

const root = path.resolve(__dirname, '../..');
const inline = { styles: ['sha256-a='], scripts: ['sha256-b='] };

/** Every policy that an answer of the shop can carry, as it is sent. */
const policies: Record<string, string> = {
  'a page that is drawn, found or not': pagePolicy(inline),
  'a page of a shop with Google Analytics': contentSecurityPolicy({
    ...inline,
    pays: true,
    analytics: true,
    appCheck: true,
    phoneCodes: true,
  }),
  'a call of a function, and what hosting answers by itself': ANSWER_POLICY,
};
for (const { source, regex, headers } of readHostingConfig(path.join(root, 'firebase.json')).headers ?? []) {
  const policy = headers.find(({ key }) => key === 'Content-Security-Policy')?.value;
  if (policy) policies[`hosting: ${source ?? regex ?? ''}`] = policy;
}
const judged = Object.entries(policies).map(([name, policy]) => ({
  name,
  findings: new CspEvaluator(new CspParser(policy).csp).evaluate(),
}));

test('the checked policies are those of rendered pages, the shell, the admin, files and answers', () => {
  expect(Object.keys(policies)).toHaveLength(6);
});

test.each(judged)(
  '$name: the policy has no finding of high or medium severity, and none that may be high',
  ({ findings }) => {
    expect(findings.filter(({ severity }) => severity < Severity.MEDIUM_MAYBE)).toEqual([]);
  },
);

test('findings of possible medium severity are listed in docs/payment-page.md with a reason, and no others', () => {
  const page = readFileSync(path.join(root, 'docs/payment-page.md'), 'utf8');
  const section = page.split(/^## /m).find((part) => part.startsWith('What csp_evaluator reports\n')) ?? '';
  const rows = [...section.matchAll(/^\| `([^`]+)` +\| ([^|]{40,}) \|$/gm)].map(([, source = '']) => source);
  const open = judged.flatMap(({ findings }) =>
    findings.map(({ directive, value = '' }) => `${directive} ${value}`),
  );
  expect(rows.sort()).toEqual([...new Set(open)].sort());
});
