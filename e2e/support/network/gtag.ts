import type { Page } from '@playwright/test';

type Command = [command: string, name: string, params: Record<string, unknown>];

/** Gives every page a `window.gtag`, and records its calls across navigations and reloads. */
export async function bringGtag(page: Page) {
  const commands: Command[] = [];
  await page.exposeFunction('noteGtag', (...command: Command) => void commands.push(command));
  await page.addInitScript(() => {
    const here = window as unknown as Record<'gtag' | 'noteGtag', (...command: unknown[]) => void>;
    here.gtag = (...command) => here.noteGtag(...command);
  });
  const events = () => commands.filter(([command]) => command === 'event');
  return {
    calls: commands,
    names: () => events().map(([, name]) => name),
    /** The events of a name, in order. */
    sent: (name: string) => events().flatMap(([, sent, params]) => (sent === name ? [params] : [])),
    consents: () =>
      commands.flatMap(([command, name, params]) => (command === 'consent' ? [{ [name]: params }] : [])),
  };
}
