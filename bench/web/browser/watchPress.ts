/** The expected result of a press. */
export interface Awaited {
  what: 'screen' | 'overlay';
}
/** Stored in the tab, so that a press that loads another document is timed too. Milliseconds of the wall clock. */
interface Press extends Awaited {
  pressedAt: number;
  path: string;
  title: string;
  paintedAt?: number;
}

const KEY = 'bench.press';
const readPress = (): Press | null => JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Press | null;
const keepPress = (press: Press) => sessionStorage.setItem(KEY, JSON.stringify(press));

function isInSight(element: Element): boolean {
  const { top, bottom, left, right, width, height } = element.getBoundingClientRect();
  const inside = bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
  return width > 0 && height > 0 && inside && element.checkVisibility();
}
/** Back restores the scroll position, which may be far below the title. */
const titleNow = () =>
  [...document.querySelectorAll('h1')].find((title) => title.checkVisibility())?.textContent ?? '';

function hasCome({ what, path, title }: Press): boolean {
  if (what === 'overlay') return [...document.querySelectorAll('[role=dialog]')].some(isInSight);
  const now = titleNow();
  return location.pathname + location.search !== path && now !== '' && now !== title;
}

/** Runs in every document before its own scripts, and times a press until its result is painted. */
export function watchPress(): void {
  /** In the frame before it had come. */
  let come: Press | null = null;
  const painted = () => {
    if (come) keepPress({ ...come, paintedAt: performance.timeOrigin + performance.now() });
    come = null;
  };
  const look = () => {
    // The next frame begins once this one is drawn; a posted message could wait longer for other tasks.
    painted();
    const press = readPress();
    if (press && press.paintedAt === undefined && hasCome(press)) {
      come = press;
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = painted;
      port2.postMessage(null);
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** Called in the page before the press. */
export function awaitPress(awaited: Awaited, now: boolean): void {
  const begin = (at: number) =>
    keepPress({
      ...awaited,
      pressedAt: performance.timeOrigin + at,
      path: location.pathname + location.search,
      title: titleNow(),
    });
  sessionStorage.removeItem(KEY);
  if (now) begin(performance.now());
  else addEventListener('pointerdown', (event) => begin(event.timeStamp), { capture: true, once: true });
}

/** The time it took; null until the result is painted. */
export function pressTook(): number | null {
  const press = readPress();
  return press?.paintedAt === undefined ? null : press.paintedAt - press.pressedAt;
}
