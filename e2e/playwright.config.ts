import { defineConfig } from '@playwright/test';
import { CHROMIUM_ARGS } from './support/running/chromium';

/** Started by e2e/run.ts, which brings the stack up and says where it and Chromium are. */
export default defineConfig({
  testDir: `./${process.env.GLUMIST_SUITE ?? 'journeys'}`,
  outputDir: './.artifacts',
  fullyParallel: true,
  // One more than the cores of a small machine: each test waits at times for a timer or the shop.
  workers: 3,
  // These timeouts end hanging tests. A busy machine is slow, not wrong: beside two busy loops an upload took more than 15 s.
  timeout: 240_000,
  expect: { timeout: 60_000 },
  forbidOnly: true,
  reporter: [
    ['list'],
    ['json', { outputFile: process.env.GLUMIST_E2E_REPORT ?? './.artifacts/report.json' }],
  ],
  use: {
    baseURL: process.env.GLUMIST_BASE_URL,
    browserName: 'chromium',
    actionTimeout: 60_000,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    // Playwright's routes do not see a service worker's requests, so only tests about the worker turn it on.
    serviceWorkers: 'block',
    // Animations are a sixth of the processor time of all tests. Specs about animations ask for 'no-preference'.
    reducedMotion: 'reduce',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: process.env.GLUMIST_CHROMIUM, args: CHROMIUM_ARGS },
  },
  // A test whose outcome does not depend on the width names its project by a tag.
  projects: [
    {
      name: 'phone',
      grepInvert: /@desktop/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
    },
    { name: 'desktop', grepInvert: /@phone/, use: { viewport: { width: 1440, height: 900 } } },
  ],
});
