import { expect, type Page } from '@playwright/test';
import { readStack } from './stack';
import { open } from '../page/steps';

/** The first group of a pattern in the mails that were sent to an address; empty while no mail has it. */
export async function linkTo(email: string, about: RegExp): Promise<string> {
  await fetch(`${readStack().baseUrl}/__local/mail`, { method: 'POST', body: '{}' });
  const answer = await fetch(`${readStack().mailUrl}/__sandbox/mails?to=${encodeURIComponent(email)}`);
  const text = JSON.stringify(await answer.json());
  return about.exec(text)?.[1] ?? '';
}

/** Waits for the mail with such a link; returns the link's path. */
export async function waitForLink(email: string, about: RegExp): Promise<string> {
  let link = '';
  await expect.poll(async () => (link = await linkTo(email, about))).not.toBe('');
  return link;
}

export const openLink = async (page: Page, email: string, about: RegExp) =>
  open(page, await waitForLink(email, about));
