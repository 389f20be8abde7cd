import { type ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import styled, { createGlobalStyle } from 'styled-components';
import { loginPanelOpened, selectSession } from '@/features/auth';
import { drawerOpened, selectCartCount } from '@/features/cart';
import { NavLink } from 'react-router-dom';
import { paths } from '@/app/router/paths';
import { Badge, Icon, media, type IconName } from '@/ui';
import { messages } from './messages/tabBar';

const Bar = styled.nav`
  position: fixed;
  inset: auto 0 0;
  z-index: var(--z-bar);
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  background: var(--surface);
  border-top: var(--hair);
  padding-bottom: env(safe-area-inset-bottom);
  a,
  button {
    position: relative;
    display: flex;
    flex-direction: column;
    align-items: center;
    justify-content: center;
    gap: 2px;
    min-height: 60px;
    font-size: var(--t-micro);
    font-weight: 500;
    color: var(--ink-2);
  }
  :focus-visible {
    box-shadow: inset 0 0 0 2px var(--dew);
  }
  [aria-current] {
    color: var(--dew);
    font-weight: 600;
  }
  /* A low sun over the current tab. */
  [aria-current]::before {
    content: '';
    position: absolute;
    top: -1px;
    width: 28px;
    height: 3px;
    border-radius: 0 0 14px 14px;
    background: var(--dew);
  }
  ${Badge} {
    top: 6px;
    right: calc(50% - 22px);
  }
  /* The previous session is still being checked. */
  [data-returning] & .perhaps {
    visibility: hidden;
  }
  [data-save-bar] & {
    display: none;
  }
  ${media.desktop} {
    display: none;
  }
`;
/** Reserves space below the page for the fixed bar. */
const Clearance = createGlobalStyle`
  ${media.belowDesktop} {
    /* A focused element is scrolled above it too. */
    html:root { scroll-padding-bottom: calc(84px + var(--asked, 0px) + env(safe-area-inset-bottom)); }
    body { --foot: calc(61px + env(safe-area-inset-bottom)); padding-bottom: var(--foot); }
    body:has([data-buy-bar]:not([data-away='false'])) { --foot: calc(130px + env(safe-area-inset-bottom)); }
    html:has([data-buy-bar]) { scroll-padding-bottom: calc(153px + var(--asked, 0px) + env(safe-area-inset-bottom)); }
    body[data-save-bar] { --foot: calc(76px + env(safe-area-inset-bottom)); }
  }
`;

function Face({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <>
      <Icon name={icon} />
      {children}
    </>
  );
}

/** The phone's tab bar: Home, Products, Cart, and Profile or Log In. */
export function TabBar() {
  const dispatch = useDispatch();
  const session = useSelector(selectSession);
  const count = useSelector(selectCartCount);
  return (
    <Bar aria-label={messages.tabs} data-foot-bar="">
      <Clearance />
      <NavLink to={paths.home} end>
        <Face icon="home">{messages.home}</Face>
      </NavLink>
      <NavLink to={paths.products}>
        <Face icon="bottle">{messages.products}</Face>
      </NavLink>
      <button type="button" aria-haspopup="dialog" onClick={() => dispatch(drawerOpened())}>
        <Face icon="bag">{messages.cart}</Face>
        {count > 0 && <Badge aria-hidden="true">{count}</Badge>}
      </button>
      {session.status === 'signedIn' ? (
        <NavLink to={paths.profile}>
          <Face icon="user">{messages.profile}</Face>
        </NavLink>
      ) : (
        <button type="button" onClick={() => dispatch(loginPanelOpened({ mode: 'login' }))}>
          <Face icon="user">
            <span className={session.status === 'checking' ? 'perhaps' : undefined}>{messages.logIn}</span>
          </Face>
        </button>
      )}
    </Bar>
  );
}
