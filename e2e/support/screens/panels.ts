import type { Page } from '@playwright/test';
import { calls } from '../network/failing';
import { open } from '../page/steps';
import type { Screen } from './screen';

const panel = (page: Page) => page.getByRole('dialog', { name: /^(Login|Registration)$/ });

async function openPanel(page: Page, path: string): Promise<void> {
  await open(page, path);
  await panel(page).waitFor();
}

async function submit(page: Page, name: string): Promise<void> {
  await panel(page).locator('form').getByRole('button', { name, exact: true }).click();
}

/** Signing in and registering, with an email that no one else registers. */
export const panels = (email: string): Screen[] => [
  { name: 'login', reach: (page) => openPanel(page, '/login') },
  {
    name: 'login-errors',
    reach: async (page) => {
      await submit(page, 'Login');
      await panel(page).locator('[aria-invalid=true]').first().waitFor();
    },
    without: 'picture',
  },
  {
    name: 'login-refused',
    reach: async (page) => {
      await panel(page).getByLabel('Email').fill('nobody@shopper.example');
      await panel(page).getByLabel('Password').fill('not-the-password');
      await submit(page, 'Login');
      await page.getByText('Firebase: Error (auth/invalid-credential).', { exact: true }).waitFor();
    },
  },
  {
    name: 'login-waits',
    reach: async (page) => {
      const waits = panel(page).getByText(/^Too many tries\. Try again in \d+s$/);
      const login = panel(page).locator('form').getByRole('button', { name: 'Login', exact: true });
      while ((await waits.count()) === 0) {
        // Until the request starts, the button is that of the previous try.
        const answered = page.waitForResponse(calls.signIn);
        await login.click();
        await answered;
        await waits
          .or(login.and(page.locator(':enabled')))
          .first()
          .waitFor();
      }
    },
  },
  {
    name: 'reset',
    reach: async (page) => {
      await open(page, '/login');
      await panel(page).getByRole('button', { name: 'Forgot Password?' }).click();
      await page.getByRole('dialog', { name: 'Reset Your Password' }).waitFor();
    },
  },
  {
    name: 'reset-error',
    reach: async (page) => {
      await page.getByRole('button', { name: 'Send reset email' }).click();
      await page.getByText('Please enter your email.').waitFor();
    },
    without: 'picture',
  },
  { name: 'register', reach: (page) => openPanel(page, '/register') },
  {
    name: 'verification-sent',
    reach: async (page) => {
      await panel(page).getByLabel('Email').fill(email);
      await panel(page).getByLabel('Password').fill('dew-on-leaves-7');
      await submit(page, 'Register');
      await page.getByText(`A verification email has been sent to ${email}.`).waitFor();
    },
  },
  {
    name: 'verification-waiting',
    reach: async (page) => {
      await page.getByRole('button', { name: /^Resend in \d+s$/ }).waitFor();
      await page.getByText('A verification email has been sent to').waitFor({ state: 'hidden' });
    },
  },
];
