import type { ReactElement } from 'react';
import { NavigationType, parsePath, Router } from 'react-router-dom';
import type { Store } from '@reduxjs/toolkit';
import { App } from '@/app/App';
import { Root } from '@/app/Root';

const nowhere = () => undefined;
const still = {
  createHref: (to: unknown) => (typeof to === 'string' ? to : hrefOf(to as Partial<Location>)),
  ...{ push: nowhere, replace: nowhere, go: nowhere },
};
const hrefOf = ({ pathname = '', search = '', hash = '' }: Partial<Location>) => pathname + search + hash;
const nobody = { attach: nowhere, go: nowhere };

/** The whole app at an address, where nothing moves: the tree that the browser takes over. */
export function tree(store: Store, url: string, now: string): ReactElement {
  const location = { pathname: '/', search: '', hash: '', ...parsePath(url), state: null, key: 'drawn' };
  return (
    <Root store={store} drawnAt={now}>
      <Router navigator={still} location={location} navigationType={NavigationType.Pop} static>
        <App navigation={nobody} />
      </Router>
    </Root>
  );
}
