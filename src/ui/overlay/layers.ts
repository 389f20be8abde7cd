/** The stack of open layers, the top one last. Everything below the top is inert, and the page does not scroll. */
const layers: HTMLElement[] = [];
const closers = new WeakMap<HTMLElement, () => void>();
/** Layers that represent foreign dialogs, which are in the stack but not in our DOM. */
const externalOverlays = new WeakSet<HTMLElement>();
const watchers = new Set<() => void>();

/** Milliseconds of an entrance animation, which must not be disturbed. */
const ENTRANCE_MS = 100;

/** Marks toasts and live regions, which stay active under open overlays. */
export const LIVE_ATTRIBUTE = 'data-stays-live';

/**
 * Whether an element is below the open layer. Below a foreign dialog only our own elements count, because it adds its
 * elements to the page at any time.
 */
function isBelowTop(child: HTMLElement): boolean {
  const top = layers.at(-1);
  if (top === undefined || child === top) return false;
  return !externalOverlays.has(top) || isOurs(child);
}

function inertableChildren(page: HTMLElement): HTMLElement[] {
  return [...page.children].filter(
    (child): child is HTMLElement => child instanceof HTMLElement && !child.hasAttribute(LIVE_ATTRIBUTE),
  );
}

/** Schedules a step. */
export type When = (act: () => void) => void;

const atOnce: When = (act) => act();

/**
 * Makes the top layer reachable at once, because the focus moves there, unless `when` says otherwise. The layers below
 * become inert after the paint: the browser checks every element of the page for either, and the scrim covers them
 * until then.
 */
function settle(when = atOnce): void {
  when(open);
  // A hidden page has no frames.
  if (document.hidden) makeInert();
  else requestAnimationFrame(() => setTimeout(makeInert, ENTRANCE_MS));
  for (const watcher of watchers) watcher();
}

function open(): void {
  for (const child of inertableChildren(document.body)) if (!isBelowTop(child)) child.inert = false;
  if (layers.length === 0) lockScroll(false);
}

function makeInert(): void {
  if (layers.length === 0) return;
  lockScroll(true);
  for (const child of inertableChildren(document.body)) if (isBelowTop(child)) child.inert = true;
}

function isOurs(child: HTMLElement): boolean {
  return child.id === 'root' || layers.includes(child);
}

/**
 * Stops the page from scrolling, and reserves the width of its scroll bar so that nothing moves. Runs before other
 * changes of the page, because measuring the scroll bar after them would force a layout.
 */
function lockScroll(hold: boolean): void {
  const page = document.documentElement;
  if (hold === (page.style.overflow === 'hidden')) return;
  const bar = hold ? window.innerWidth - page.clientWidth : 0;
  page.style.overflow = hold ? 'hidden' : '';
  document.body.style.paddingRight = bar > 0 ? `${bar}px` : '';
}

/**
 * Pushes an element that is about to be a child of body, until the returned function is called, which may delay making
 * the layer below reachable; `close` runs when the shopper closes it.
 */
export function pushLayer(layer: HTMLElement, close: () => void): (when?: When) => void {
  layers.push(layer);
  closers.set(layer, close);
  settle();
  return (when) => {
    layers.splice(layers.indexOf(layer), 1);
    settle(when);
  };
}

/** Pushes a foreign dialog, such as a payment provider's, until the returned function is called. */
export function pushExternalOverlay(close: () => void): () => void {
  const guest = document.createElement('div');
  externalOverlays.add(guest);
  return pushLayer(guest, close);
}

/** Closes the top layer, or makes it ask, as Escape does. */
export function closeTopLayer(): void {
  const top = layers.at(-1);
  if (top) closers.get(top)?.();
}

export function isAnyLayerOpen(): boolean {
  return layers.length > 0;
}

/** Calls back when a layer opens or closes. Returns the unsubscribe. */
export function watchLayers(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

export function isTopLayer(layer: HTMLElement): boolean {
  return layers.at(-1) === layer;
}
