import { createHash } from 'node:crypto';
import { CspEvaluator } from 'csp_evaluator/dist/evaluator';
import { Severity } from 'csp_evaluator/dist/finding';
import { CspParser } from 'csp_evaluator/dist/parser';
import { ANSWER_POLICY, contentSecurityPolicy, FILE_POLICY, type PolicyFacts } from './contentSecurityPolicy';

const off = { pays: false, analytics: false, appCheck: false, phoneCodes: false };
const plain: PolicyFacts = { styles: [], scripts: [], ...off };
const sources = (facts: Partial<PolicyFacts>, directive: string): string[] => {
  const found = contentSecurityPolicy({ ...plain, ...facts })
    .split('; ')
    .find((part) => part.startsWith(`${directive} `));
  return found?.split(' ').slice(1) ?? [];
};

test.each([true, false])('the policy allows no inline code and no eval (%s)', (yes) => {
  const policy = contentSecurityPolicy({ ...plain, pays: yes, analytics: yes });
  expect(policy).not.toContain('unsafe-');
  expect(policy).not.toMatch(/script-src[^;]*(\*[ ;]|https:[ ;]|data:|blob:)/);
  for (const directive of ['default-src', 'base-uri', 'object-src', 'frame-ancestors']) {
    expect(sources({ pays: yes }, directive)).toEqual(["'none'"]);
  }
});

test('inline scripts and the empty style element are allowed by their hashes', () => {
  const facts = { styles: ['sha256-a='], scripts: ['sha256-b='] };
  const empty = createHash('sha256').update('').digest('base64');
  expect(sources(facts, 'style-src')).toEqual(["'self'", `'sha256-${empty}'`, "'sha256-a='"]);
  expect(sources(facts, 'script-src').slice(0, 2)).toEqual(["'self'", "'sha256-b='"]);
});

test('the payment provider and its sandbox are allowed on payment pages only', () => {
  const provider = ['http://127.0.0.1:5010'];
  for (const directive of ['script-src', 'frame-src', 'connect-src']) {
    expect(sources({ pays: true, provider }, directive)).toContain('http://127.0.0.1:5010');
    expect(sources({ pays: true }, directive).join()).toContain('razorpay.com');
    expect(sources({ provider }, directive).join()).not.toMatch(/razorpay|127\.0\.0\.1/);
  }
});

test('Google Analytics is allowed only where the shop uses it', () => {
  expect(sources({ analytics: true }, 'script-src')).toContain('https://www.googletagmanager.com');
  expect(contentSecurityPolicy(plain)).not.toMatch(/analytics|tagmanager/);
});

test('reCAPTCHA is allowed only for App Check and for codes by SMS', () => {
  expect(sources({ appCheck: true }, 'script-src')).toContain('https://www.google.com/recaptcha/');
  expect(sources({ appCheck: true }, 'connect-src')).toContain(
    'https://content-firebaseappcheck.googleapis.com',
  );
  expect(contentSecurityPolicy(plain)).not.toMatch(/recaptcha|appcheck/);
  const codes = contentSecurityPolicy({ ...plain, phoneCodes: true });
  expect(codes).toMatch(/script-src [^;]*recaptcha.*frame-src [^;]*recaptcha/);
  expect(codes).not.toContain('appcheck');
});

describe('Google’s csp_evaluator', () => {
  /** Its findings of high or medium severity, and syntax errors. */
  const grave = (policy: string) =>
    new CspEvaluator(new CspParser(policy).csp)
      .evaluate()
      .filter(({ severity }) => severity <= Severity.MEDIUM)
      .map(({ directive, value, description }) => [directive, value, description].join(' '));
  const page = (facts: Partial<PolicyFacts>) =>
    contentSecurityPolicy({
      styles: ['sha256-a='],
      scripts: ['sha256-b='],
      ...off,
      ...facts,
    });

  test.each([
    ['a page', page({})],
    ['a page where something is paid', page({ pays: true })],
    ['a page with analytics', page({ analytics: true })],
    ['a page with both', page({ pays: true, analytics: true })],
    ['a page with App Check', page({ pays: true, appCheck: true })],
    ['a page with codes by SMS', page({ pays: true, phoneCodes: true })],
    ['a file', FILE_POLICY],
    ['an answer of the functions', ANSWER_POLICY],
  ])('finds nothing severe in %s', (_name, policy) => expect(grave(policy)).toEqual([]));

  test.each([
    ["'sha256-b='", "'unsafe-inline'", /unsafe-inline/],
    ['https://apis.google.com', 'https://www.google.com', /JSONP/],
    ['https://apis.google.com', 'https:', /https:/],
    ["object-src 'none'", 'object-src *', /object-src/],
  ])('finds a problem in %s changed to %s', (from, to, finding) =>
    expect(grave(page({}).replace(from, to)).join()).toMatch(finding),
  );
});
