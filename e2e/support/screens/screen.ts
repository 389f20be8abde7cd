import type { Page } from '@playwright/test';

/** One screen in one state, and how a person gets there from where the last one left them. */
export interface Screen {
  name: string;
  reach: (page: Page) => Promise<void>;
  /** The picture shows the page down to its foot, not only the window. */
  whole?: boolean;
  /** What it is not worth: another screen looks, or is built, the same. */
  without?: 'picture' | 'axe';
  /** Exists at one of the widths only. */
  only?: 'phone' | 'desktop';
}

/** Those of the list that exist at this width. */
export function screensAt(screens: readonly Screen[], phone: boolean): Screen[] {
  const width = phone ? 'phone' : 'desktop';
  return screens.filter(({ only }) => only === undefined || only === width);
}
