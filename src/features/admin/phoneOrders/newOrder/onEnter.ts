import type { KeyboardEvent } from 'react';

/** Enter in a search field takes the first result, and does not send the form around it. */
export const onEnter =
  (act: () => void) =>
  (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    act();
  };
