/**
 * Once what the document holds is on the screen. From a cache the scripts are there before the first frame is, and what
 * they do would come before it.
 */
export function painted(): Promise<void> {
  return new Promise((resolve) => {
    const isPainted = performance.getEntriesByName('first-contentful-paint').length > 0;
    // A page that nobody sees has no frames.
    if (isPainted || document.hidden) resolve();
    else requestAnimationFrame(() => setTimeout(resolve));
  });
}
