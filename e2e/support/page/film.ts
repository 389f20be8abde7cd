import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';

interface Frame {
  png: Buffer;
  atMs: number;
  /** Extra milliseconds for which the frame is shown, so that people can read it. */
  holdMs: number;
}

/** Longest time between two frames: the film does not wait for an answer as the shopper does. */
const MAX_GAP_MS = 90;
/** Shortest: about 16 frames a second are enough to see a drawer open. */
const SHORTEST_GAP_MS = 60;
const SETTLE_MS = 350;

/** Films a page as it changes. */
export async function startFilm(page: Page) {
  const frames: Frame[] = [];
  const session = await page.context().newCDPSession(page);
  session.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
    frames.push({ png: Buffer.from(data, 'base64'), atMs: (metadata.timestamp ?? 0) * 1000, holdMs: 0 });
    void session.send('Page.screencastFrameAck', { sessionId });
  });
  await session.send('Page.startScreencast', { format: 'png' });

  return {
    /** Shows the current frame long enough to be read. */
    async hold(ms: number): Promise<void> {
      await page.waitForTimeout(SETTLE_MS);
      const last = frames.at(-1);
      if (last) last.holdMs += ms;
    },
    /** Presses something where a finger would, and shows where. */
    async tap(target: Locator): Promise<void> {
      await showTap(page, target);
      await target.tap();
    },
    /** Writes the frames to an animated WebP. Returns its length in milliseconds. */
    async save(file: string): Promise<number> {
      await session.send('Page.stopScreencast');
      const { pngs, delays } = timeline(frames);
      await sharp(pngs, { join: { animated: true } })
        // Lossy frames, each the difference to the one before, leave patches behind on the plain grounds of a page.
        .webp({ delay: delays, loop: 0, nearLossless: true, quality: 60, effort: 4 })
        .toFile(file);
      return delays.reduce((sum, delay) => sum + delay, 0);
    },
  };
}

/** Frames that follow each other too quickly are left out, and no gap is longer than the film needs. */
function timeline(frames: readonly Frame[]): { pngs: Buffer[]; delays: number[] } {
  const shown: Frame[] = [];
  for (const frame of frames) {
    const last = shown.at(-1);
    if (last && last.holdMs === 0 && frame.atMs - last.atMs < SHORTEST_GAP_MS) shown.pop();
    shown.push(last && shown.at(-1) !== last ? { ...frame, atMs: last.atMs } : frame);
  }
  const delays = shown.map(({ atMs, holdMs }, index) => {
    const gap = (shown[index + 1]?.atMs ?? atMs) - atMs;
    return Math.round(Math.min(Math.max(gap, SHORTEST_GAP_MS), MAX_GAP_MS) + holdMs);
  });
  return { pngs: shown.map(({ png }) => png), delays };
}

async function showTap(page: Page, target: Locator): Promise<void> {
  await target.evaluate((element) => element.scrollIntoView({ block: 'nearest', behavior: 'smooth' }));
  await page.waitForTimeout(SETTLE_MS);
  const box = await target.boundingBox();
  if (!box) throw new Error('What is to be pressed is not on the screen.');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.evaluate(
    async ([left, top]) => {
      const dot = document.createElement('div');
      dot.style.cssText = `position: fixed; left: ${left - 22}px; top: ${top - 22}px; width: 44px; height: 44px;
        border-radius: 50%; background: rgb(34 28 26 / 0.3); border: 2px solid rgb(255 255 255 / 0.9);
        z-index: 9999; pointer-events: none`;
      document.documentElement.append(dot);
      await dot.animate(
        [
          { transform: 'scale(1.5)', opacity: 0 },
          { transform: 'scale(1)', opacity: 1 },
        ],
        220,
      ).finished;
      setTimeout(() => dot.remove(), 260);
    },
    [x, y] as const,
  );
}
