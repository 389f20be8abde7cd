import { type ReactNode, useSyncExternalStore } from 'react';
import styled from 'styled-components';
import { DESKTOP, media } from '../theme/media';

const OnPhones = styled.div`
  display: contents;
  ${media.desktop} {
    display: none;
  }
`;
const OnDesktops = styled.div`
  display: contents;
  ${media.belowDesktop} {
    display: none;
  }
`;

const query = () => window.matchMedia?.(`(min-width: ${DESKTOP}px)`);
function subscribe(changed: () => void): () => void {
  const list = query();
  list?.addEventListener('change', changed);
  return () => list?.removeEventListener('change', changed);
}
/** null: prerendered for an unknown width. */
const useIsDesktop = (): boolean | null =>
  useSyncExternalStore(
    subscribe,
    () => query()?.matches ?? false,
    () => null,
  );

/** Children for desktops only. A prerendered page contains them hidden by CSS, until the width is known. */
export function DesktopOnly({ children }: { children: ReactNode }) {
  return useIsDesktop() === false ? null : <OnDesktops>{children}</OnDesktops>;
}

/** Children for phones and tablets only. */
export function PhoneOnly({ children }: { children: ReactNode }) {
  return useIsDesktop() === true ? null : <OnPhones>{children}</OnPhones>;
}
