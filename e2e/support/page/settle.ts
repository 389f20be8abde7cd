import { expect, type Page } from '@playwright/test';

/** Waits until the screen is settled: no loader, skeletons or animations, fonts loaded, and pictures if they matter. */
export async function settle(page: Page, { pictures = false } = {}): Promise<void> {
  await expect(page.getByRole('status', { name: 'Loading content' })).toHaveCount(0);
  await expect(page.locator('[data-skeleton]').locator('visible=true')).toHaveCount(0);
  // A table that waits for newer rows is pale.
  await expect(page.locator('table[aria-busy="true"]')).toHaveCount(0);
  await page.evaluate(async (withPictures) => {
    await document.fonts.ready;
    const seen = [...document.images].filter((image) => {
      if (!withPictures) return false;
      const { top, bottom, left, right, width } = image.getBoundingClientRect();
      // One further along a row that scrolls sideways is never loaded.
      const isInRow = right > 0 && left < window.innerWidth;
      return width > 0 && isInRow && bottom > 0 && top < window.innerHeight;
    });
    // A missing picture is reported elsewhere and must not block here.
    await Promise.all(seen.map((image) => image.decode().catch(() => undefined)));
    // An element that fades in does not have its final contrast.
    const ending = document.getAnimations().filter(({ effect }) => {
      const { iterations } = effect?.getTiming() ?? {};
      return iterations !== Infinity;
    });
    await Promise.all(ending.map((animation) => animation.finished.catch(() => undefined)));
  }, pictures);
}

/** Scrolls to the end of the page and back, so that lazy content loads. */
export async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // A busy browser may draw no frame for a while, or none at all.
    const drawn = () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => setTimeout(resolve, 40));
        setTimeout(resolve, 500);
      });
    for (let y = 0; y < document.documentElement.scrollHeight; y += window.innerHeight / 2) {
      window.scrollTo({ top: y, behavior: 'instant' });
      await drawn();
    }
    window.scrollTo({ top: 0, behavior: 'instant' });
    await drawn();
  });
}

/** Waits until an overlay is closed and its history entry popped, because that would abort an immediate reload. */
export const steppedBack = (page: Page) =>
  page.waitForFunction(() => (history.state as { overlay?: true } | null)?.overlay !== true);
