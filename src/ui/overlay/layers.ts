/** What is open over the page, the last on top. Everything beneath the top is inert; the page does not scroll. */
const layers: HTMLElement[] = [];
const closers = new WeakMap<HTMLElement, () => void>();
/** Layers that stand for somebody else's dialog: they are in the stack, not in the page. */
const externalOverlays = new WeakSet<HTMLElement>();
const watchers = new Set<() => void>();

/** What opens begins to move in that time, undisturbed. */
const ENTRANCE_MS = 100;

/** Marks toasts and live regions, which stay active under open overlays. */
export const STAYS_LIVE = 'data-stays-live';

/** Whether it lies beneath what is open. Beneath a guest only what is ours does: the guest puts its own elements into the page when it likes. */
function liesBeneath(child: HTMLElement): boolean {
  const top = layers.at(-1);
  if (top === undefined || child === top) return false;
  return !externalOverlays.has(top) || isOurs(child);
}

function livesIn(page: HTMLElement): HTMLElement[] {
  return [...page.children].filter(
    (child): child is HTMLElement => child instanceof HTMLElement && !child.hasAttribute(STAYS_LIVE),
  );
}

/** When something is done. */
export type When = (act: () => void) => void;

const atOnce: When = (act) => act();

/**
 * What lies on top again can be reached at once, for the focus goes there, unless told when. What lies beneath is closed off
 * once the layer is on the screen: the browser looks at every element of the page for either, and a scrim is over them until then.
 */
function settle(when = atOnce): void {
  when(open);
  // A page that nobody sees has no frames.
  if (document.hidden) closeOff();
  else requestAnimationFrame(() => setTimeout(closeOff, ENTRANCE_MS));
  for (const watcher of watchers) watcher();
}

function open(): void {
  for (const child of livesIn(document.body)) if (!liesBeneath(child)) child.inert = false;
  if (layers.length === 0) holdPage(false);
}

function closeOff(): void {
  if (layers.length === 0) return;
  holdPage(true);
  for (const child of livesIn(document.body)) if (liesBeneath(child)) child.inert = true;
}

function isOurs(child: HTMLElement): boolean {
  return child.id === 'root' || layers.includes(child);
}

/**
 * Stops the page from scrolling, and puts room in the place of its scroll bar so that nothing moves. Comes before what else
 * changes in the page: measured after that, the bar would cost a layout more.
 */
function holdPage(hold: boolean): void {
  const page = document.documentElement;
  if (hold === (page.style.overflow === 'hidden')) return;
  const bar = hold ? window.innerWidth - page.clientWidth : 0;
  page.style.overflow = hold ? 'hidden' : '';
  document.body.style.paddingRight = bar > 0 ? `${bar}px` : '';
}

/**
 * Puts what is about to be a child of body on top until the returned function is called, which may say when what was beneath
 * can be reached again; `close` is what the shopper's closing does.
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

/** Gives way to a dialog that is not ours, such as a payment provider's, until the returned function is called. */
export function pushExternalOverlay(close: () => void): () => void {
  const guest = document.createElement('div');
  externalOverlays.add(guest);
  return pushLayer(guest, close);
}

/** Closes what is on top, or asks whether to, as Escape does. */
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
