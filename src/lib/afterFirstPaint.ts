/** Resolves once the prerendered page is painted; at once in a hidden tab, which has no frames. */
export function afterFirstPaint(): Promise<void> {
  return new Promise((resolve) => {
    const hasPainted = performance.getEntriesByName('first-contentful-paint').length > 0;
    if (hasPainted || document.hidden) resolve();
    else requestAnimationFrame(() => setTimeout(resolve));
  });
}
