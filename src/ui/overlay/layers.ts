/** What is open over the page, the last on top. Everything beneath the top is inert; the page does not scroll. */
const layers: HTMLElement[] = [];

/** Toasts and live regions carry this attribute: they speak whatever is open. */
export const STAYS_LIVE = 'data-stays-live';

function settle(): void {
  const top = layers.at(-1);
  for (const child of document.body.children) {
    if (!(child instanceof HTMLElement) || child.hasAttribute(STAYS_LIVE)) continue;
    child.inert = top !== undefined && child !== top;
  }
  document.documentElement.style.overflow = top ? 'hidden' : '';
  document.documentElement.style.scrollbarGutter = top ? 'stable' : '';
}

/** Puts a child of body on top until the returned function is called. */
export function pushLayer(layer: HTMLElement): () => void {
  layers.push(layer);
  settle();
  return () => {
    layers.splice(layers.indexOf(layer), 1);
    settle();
  };
}

export function isTopLayer(layer: HTMLElement): boolean {
  return layers.at(-1) === layer;
}
