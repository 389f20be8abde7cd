import type { ReactElement } from 'react';
import type { Store } from '@reduxjs/toolkit';
import { App } from '@/app/App';
import { Root } from '@/app/Root';
import { Router, standingAt } from '@/lib/routing';

const nobody = { attach: () => undefined, go: () => undefined };

/** The whole app at an address, where nothing moves: the tree that the browser takes over. */
export function tree(store: Store, url: string, now: string): ReactElement {
  return (
    <Root store={store} drawnAt={now}>
      <Router navigator={standingAt(url)}>
        <App navigation={nobody} />
      </Router>
    </Root>
  );
}
