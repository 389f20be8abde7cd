import { useEffect, useSyncExternalStore, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useDispatch } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { ADMIN_CHROME } from '@/lib/adminChrome';
import { KeysProvider } from '../keys';
import { Content, Page } from './AdminFrame.styles';
import { MenuRail } from './MenuRail';
import { StepNote } from './StepNote';
import { addressShown } from '../menu';
import { PaletteHost } from '../palette';
import { TabBar } from './TabBar';
import { useGoKeys } from './useGoKeys';
import { TopBar } from './TopBar';

const neverChanges = () => () => undefined;
const findPlace = () => document.getElementById(ADMIN_CHROME);

function GoKeys() {
  useGoKeys();
  return null;
}

/** Draws the bar and the menu before the page's main part, where the app keeps a place for them. */
function Chrome() {
  const place = useSyncExternalStore(neverChanges, findPlace);
  const chrome = (
    <>
      <TopBar />
      <MenuRail />
    </>
  );
  return place ? createPortal(chrome, place) : chrome;
}

/** The frame of all admin screens, in place of the shop's own header, footer and tab bar. */
export function AdminFrame({ children }: { children: ReactNode }) {
  const dispatch = useDispatch();
  const { pathname } = useLocation();
  useEffect(() => {
    dispatch(addressShown());
  }, [dispatch, pathname]);
  return (
    <KeysProvider>
      <Page />
      <Chrome />
      <Content>
        <StepNote />
        {children}
      </Content>
      <TabBar />
      <GoKeys />
      <PaletteHost />
    </KeysProvider>
  );
}
