import { expect, test } from '@playwright/test';
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SECRETS } from '../../../functions/src/platform/settings';
import { nimbuspostKeys, razorpayKeys, ROOT } from '../../../local/stack/settings';
import { SITE } from '../../../local/stack/site/webMarker';
import { BINARY, OWN_SECRETS, secretlintIn } from '../../../local/test/secrets/secrets';

const files = () =>
  readdirSync(SITE, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.\w+$/.test(file) && !BINARY.test(file),
  );

/** Searches the deployed files, and the source maps that are not deployed. */
test('the built site and its source maps contain no secret and no server code @desktop', () => {
  const texts = files().map((file) => [file, readFileSync(join(SITE, file), 'utf8')] as const);
  expect(texts.length).toBeGreaterThan(50);
  expect(texts.some(([file]) => file.endsWith('.js.map'))).toBe(true);
  const own = [
    razorpayKeys.keySecret,
    razorpayKeys.webhookSecret,
    nimbuspostKeys.apiSecret,
    nimbuspostKeys.password,
  ];
  const words = [...SECRETS, ...own, 'firebase-admin', 'functions/src/gateways'];
  for (const [file, text] of texts) {
    expect([file, words.filter((word) => text.includes(word))]).toEqual([file, []]);
    expect([file, OWN_SECRETS.filter(([, pattern]) => pattern.test(text))]).toEqual([file, []]);
  }
});

test('secretlint finds no secret in the built site @desktop', () => {
  const scan = spawnSync(process.execPath, secretlintIn(ROOT, '**/*.{js,map,html,json,webmanifest}'), {
    cwd: SITE,
  });
  expect([scan.status, String(scan.stdout)]).toEqual([0, '']);
});
