import { expect, type Page } from '@playwright/test';

/** Waits until nothing on the screen is still coming: loader, skeletons, fonts, movement, and pictures if they matter. */
export async function settle(page: Page, { pictures = false } = {}): Promise<void> {
  await expect(page.getByRole('status', { name: 'Loading content' })).toHaveCount(0);
  await expect(page.locator('[data-skeleton]').locator('visible=true')).toHaveCount(0);
  await page.evaluate(async (withPictures) => {
    await document.fonts.ready;
    const seen = [...document.images].filter((image) => {
      if (!withPictures) return false;
      const { top, bottom, width } = image.getBoundingClientRect();
      return width > 0 && bottom > 0 && top < window.innerHeight;
    });
    // A picture that does not come is a finding of its own, not a reason to wait for ever.
    await Promise.all(seen.map((image) => image.decode().catch(() => undefined)));
    // What is still fading in has not the contrast that it will have.
    const ending = document.getAnimations().filter(({ effect }) => {
      const { iterations } = effect?.getTiming() ?? {};
      return iterations !== Infinity;
    });
    await Promise.all(ending.map((animation) => animation.finished.catch(() => undefined)));
  }, pictures);
}

/** Scrolls through the whole page, so that what loads late is there, and back up. */
export async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += window.innerHeight / 2) {
      window.scrollTo({ top: y, behavior: 'instant' });
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 40)));
    }
    window.scrollTo({ top: 0, behavior: 'instant' });
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 40)));
  });
}

/** What floated is closed: the step back that goes with it would break off a reload that comes within milliseconds. */
export const steppedBack = (page: Page) =>
  page.waitForFunction(() => (history.state as { overlay?: true } | null)?.overlay !== true);
