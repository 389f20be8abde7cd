import { preloadLacking, preloadIslands } from '@/islands';
import { isFastLine } from '@/lib/fastLine';
import { isReturning } from '@/lib/isReturning';
import { afterPress, whenPresent } from '@/lib/presence';
import { savesData } from '@/lib/savesData';
import { whenIdle } from '@/lib/whenIdle';
import { registerWorker } from '@/services';
import { near } from './near/near';
import { preloadScreen, type ScreenName } from './screens/screens';

const LATEST_MS = 2000;
/** The same after a sign of somebody. */
const SIGN_LATEST_MS = 200;
/** How long nobody does anything until what a first press may ask for comes nonetheless. Milliseconds. */
const NOBODY_MS = 500;
/** The same for all else where the line is slow: who leaves at once, as many do, has paid for none of it. */
const STAYING_MS = 4000;

/** Where people go next, most of them first. */
const NEXT: ScreenName[] = ['list', 'detail'];
/** Where they go later. */
const LATER: ScreenName[] = ['home'];
/** Where they go from the foot of a page or the menu. */
const SELDOM: ScreenName[] = ['contact', 'about'];

/** They come one by one; what does not come is asked for again once somebody goes there. */
async function preloadScreens(names: readonly ScreenName[]): Promise<void> {
  for (const name of names) await preloadScreen(name).catch(() => undefined);
}

/** What a first press may ask for. */
function bringNext(): void {
  if (savesData()) return;
  void near.need();
  void preloadScreens(NEXT);
}

/** The same while nobody is there, and the worker that keeps what has come; otherwise that comes with the runtime. */
function bringUnasked(): void {
  bringNext();
  void registerWorker();
}

/**
 * To be called once the screen is there: brings what it does without. The screens that most people go to next, cart and menu
 * come with the first sign of somebody or a moment later. The runtime comes with that sign, or where somebody stays without one;
 * over a fast line as soon as the others. All of it comes at once where the runtime has something to show: `isDue`, or something
 * of an earlier visit.
 */
export function warmUp(loadRuntime: () => void, isDue: boolean): void {
  const bring = () => {
    loadRuntime();
    bringNext();
  };
  if (isDue || isReturning()) {
    whenIdle(bring, LATEST_MS);
    return;
  }
  const stayed = () => {
    callOff();
    whenIdle(bring, LATEST_MS);
  };
  const timers = isFastLine()
    ? [setTimeout(stayed, NOBODY_MS)]
    : [setTimeout(() => whenIdle(bringUnasked, LATEST_MS), NOBODY_MS), setTimeout(stayed, STAYING_MS)];
  const callOff = whenPresent(() => {
    timers.forEach(clearTimeout);
    // What was pressed is answered first.
    whenIdle(bring, SIGN_LATEST_MS);
  });
}

/**
 * To be called once the runtime runs: brings the rest of the page, and what only somebody can want who has shown a sign: what
 * floats, what is below the first screen of others, and where few go.
 */
export function warmMore(preloadOverlays: () => void): void {
  if (savesData()) return;
  void near.need();
  const bringRest = () => {
    void preloadLacking();
    void preloadScreens(LATER);
  };
  whenIdle(bringRest, LATEST_MS);
  const bring = () => {
    preloadOverlays();
    void preloadIslands();
    void preloadScreens(SELDOM);
  };
  whenPresent((sign) => afterPress(sign, () => void whenIdle(bring, LATEST_MS)));
}
