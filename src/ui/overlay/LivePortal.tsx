import { type ReactNode, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { LIVE_ATTRIBUTE } from './layers';

/** Renders toasts and live regions outside the page, so that an open drawer or dialog never makes them inert. */
export function LivePortal({ children }: { children: ReactNode }) {
  const [host] = useState(() => {
    const element = document.createElement('div');
    element.setAttribute(LIVE_ATTRIBUTE, '');
    return element;
  });
  useEffect(() => {
    document.body.append(host);
    return () => host.remove();
  }, [host]);
  return createPortal(children, host);
}
