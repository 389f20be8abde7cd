import type { Page } from '@playwright/test';

/** Takes from the page what the oldest browsers of docs/browsers.md do not have: those of Chrome 106 and of Safari 15.6. */
export const makeOlder = (page: Page) =>
  page.addInitScript(() => {
    const missing: [object, string[]][] = [
      [AbortSignal, ['timeout', 'any']],
      [URL, ['canParse', 'parse']],
      [HTMLFormElement.prototype, ['requestSubmit']],
      [HTMLInputElement.prototype, ['showPicker']],
      [Element.prototype, ['checkVisibility', 'setHTML', 'moveBefore']],
      [HTMLElement.prototype, ['showPopover', 'hidePopover', 'togglePopover']],
      [Document.prototype, ['startViewTransition']],
      [Array.prototype, ['toSorted', 'toReversed', 'toSpliced', 'with', 'findLast', 'findLastIndex']],
      [Array, ['fromAsync']],
      [Object, ['groupBy']],
      [Map, ['groupBy']],
      [
        Set.prototype,
        ['union', 'intersection', 'difference', 'isSubsetOf', 'isSupersetOf', 'isDisjointFrom'],
      ],
      [Promise, ['withResolvers', 'try']],
      [String.prototype, ['isWellFormed', 'toWellFormed']],
      [window, ['requestIdleCallback', 'cancelIdleCallback', 'navigation', 'scheduler', 'OffscreenCanvas']],
    ];
    for (const [owner, names] of missing) for (const name of names) Reflect.deleteProperty(owner, name);
  });
