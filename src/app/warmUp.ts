import { preloadLacking, preloadIslands } from '@/islands';
import { isReturning } from '@/lib/isReturning';
import { afterPress, whenPresent } from '@/lib/presence';
import { savesData } from '@/lib/savesData';
import { whenIdle } from '@/lib/whenIdle';
import { preloadScreen, type ScreenName } from './screens/screens';

const LATEST_MS = 2000;
/** How long nobody does anything until it comes nonetheless: who leaves at once has fetched none of it. Milliseconds. */
const NOBODY_MS = 500;

/** Where people go next, most of them first. */
const NEXT: ScreenName[] = ['list', 'detail', 'home'];
/** Where they go from the foot of a page or the menu. */
const SELDOM: ScreenName[] = ['contact', 'about'];

/** They come one by one; what does not come is asked for again once somebody goes there. */
async function preloadScreens(names: readonly ScreenName[]): Promise<void> {
  for (const name of names) await preloadScreen(name).catch(() => undefined);
}

/**
 * To be called once the screen is there: brings what it does without, the engine and the screens that most people go to next, with
 * the first sign of somebody, or a moment later; at once where the engine has something to show, of an earlier visit.
 */
export function warmUp(bringEngine: () => void): void {
  const bring = () => {
    bringEngine();
    if (!savesData()) void preloadScreens(NEXT);
  };
  if (isReturning()) {
    whenIdle(bring, LATEST_MS);
    return;
  }
  const timer = setTimeout(() => {
    callOff();
    whenIdle(bring, LATEST_MS);
  }, NOBODY_MS);
  const callOff = whenPresent(() => {
    clearTimeout(timer);
    bring();
  });
}

/**
 * To be called once the engine runs: brings the rest of the page, and what only somebody can want who has shown a sign: what
 * floats, what is below the first screen of others, and where few go.
 */
export function warmMore(preloadOverlays: () => void): void {
  if (savesData()) return;
  whenIdle(() => void preloadLacking(), LATEST_MS);
  const bring = () => {
    preloadOverlays();
    void preloadIslands();
    void preloadScreens(SELDOM);
  };
  whenPresent((sign) => afterPress(sign, () => void whenIdle(bring, LATEST_MS)));
}
