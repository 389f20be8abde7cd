import type { ReactElement } from 'react';
import type { Store } from '@reduxjs/toolkit';
import { StaticRouter } from 'react-router-dom';
import { App } from '@/app/App';
import { Root } from '@/app/Root';

/** The whole app at an address: the tree that the browser hydrates. */
export function tree(store: Store, url: string, now: string): ReactElement {
  return (
    <Root store={store} drawnAt={now}>
      <StaticRouter location={url}>
        <App />
      </StaticRouter>
    </Root>
  );
}
