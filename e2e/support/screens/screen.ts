import type { Page } from '@playwright/test';

/** A screen in one state, and the steps to it from the previous one. */
export interface Screen {
  name: string;
  reach: (page: Page) => Promise<void>;
  /** Whether the screenshot shows the whole page, not only the window. */
  whole?: boolean;
  /** Checks that are skipped because another screen looks or is built the same. */
  without?: 'picture' | 'axe';
  /** Whether other tests write into it meanwhile; on a phone it is then checked at 320 px, not with large text. */
  filledByOthers?: boolean;
  /** Exists at one of the widths only. */
  only?: 'phone' | 'desktop';
}

/** The screens that exist at this width. */
export function screensAt(screens: readonly Screen[], phone: boolean): Screen[] {
  const width = phone ? 'phone' : 'desktop';
  return screens.filter(({ only }) => only === undefined || only === width);
}
