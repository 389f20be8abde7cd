import { contentSecurityPolicy } from '@/domain/security/contentSecurityPolicy';
import { shellHtml } from '@/prerender/shell';
import { inlineHashes, shellPolicies } from '../hosting/shellPolicies';
import { brandSprite } from './brandSprite';
import { policyProblems } from './policyProblems';

const policyOf = (html: string) =>
  contentSecurityPolicy({
    styles: inlineHashes(html, 'style'),
    scripts: inlineHashes(html, 'script'),
    pays: true,
    analytics: false,
    appCheck: false,
    phoneCodes: false,
  });

test('finds no problem in the shell with its own policies', () => {
  const html = shellHtml(['/assets/main.js'], brandSprite());
  for (const { policy } of shellPolicies()) expect(policyProblems(html, policy)).toEqual([]);
});

test('reports a changed style without its hash', () => {
  const policy = policyOf('<style>a{color:red}</style>');
  expect(policyProblems('<style>a{color:blue}</style>', policy)).toEqual([
    'The policy has no hash for <style>a{color:blue}',
  ]);
});

test.each([
  ['<style type="text/css">a{}</style>', 'no hash for <style type="text/css">'],
  ['<script>alert(1)</script>', 'no hash for <script>alert(1)'],
  ['<svg><path style="fill:red"/></svg>', 'the style attribute of <path style="fill:red"/>'],
  ['<p\n  style = "x">', 'the style attribute'],
  ['<img src="/a.png" onerror="x()">', 'the event handler of <img'],
])('reports %s', (html, problem) => {
  expect(policyProblems(html, policyOf(''))).toEqual([expect.stringContaining(problem)]);
});

test.each([
  '<script defer src="/a.js"></script>',
  '<script type="application/json" id="data">{"html":"<p style=\\"x\\">"}</script>',
  '<script type="application/ld+json">{}</script>',
  '<p class="style=1">once upon = a time</p>',
])('allows %s', (html) => {
  expect(policyProblems(html, policyOf(''))).toEqual([]);
});
