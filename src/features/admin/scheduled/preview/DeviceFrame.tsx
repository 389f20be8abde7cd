import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import styled, { createGlobalStyle, StyleSheetManager } from 'styled-components';
import { loadWebFonts } from '@/ui/theme/webFonts';
import { GLOBAL_STYLE } from '@/ui/theme/globalStyle';

const PageStyle = createGlobalStyle`${GLOBAL_STYLE}`;

const Outer = styled.figure`
  display: grid;
  gap: 8px;
  min-width: 0;
  figcaption {
    font-size: var(--t-cap);
    color: var(--ink-3);
  }
`;
const Screen = styled.div`
  overflow: hidden;
  border: var(--hair);
  border-radius: var(--r-m);
  background: var(--paper);
  iframe {
    display: block;
    border: 0;
    transform-origin: 0 0;
    pointer-events: none;
  }
`;

interface DeviceFrameProps {
  /** As in 'On a phone'. */
  title: string;
  /** Width of the simulated screen in CSS px. */
  width: number;
  /** The largest drawn width in px; it is scaled down to fit. */
  maxWidth: number;
  children: ReactNode;
}

/**
 * Previews its children on a screen of this width: in an iframe, so that media queries apply to that width, scaled to
 * fit, and inert.
 */
export function DeviceFrame({ title, width, maxWidth, children }: DeviceFrameProps) {
  const box = useRef<HTMLDivElement>(null);
  const [page, setPage] = useState<Document | null>(null);
  const [room, setRoom] = useState(maxWidth);
  const [height, setHeight] = useState(0);
  useLayoutEffect(() => {
    const frame = box.current;
    if (!frame || typeof ResizeObserver === 'undefined') return undefined;
    const watch = new ResizeObserver(([entry]) => entry && setRoom(entry.contentRect.width));
    watch.observe(frame);
    return () => watch.disconnect();
  }, []);
  useEffect(() => {
    // Fonts of the system stand in where one does not load.
    if (page) loadWebFonts(page).catch(() => undefined);
  }, [page]);
  useLayoutEffect(() => {
    if (!page || typeof ResizeObserver === 'undefined') return undefined;
    const watch = new ResizeObserver(() => setHeight(page.body.scrollHeight));
    watch.observe(page.body);
    return () => watch.disconnect();
  }, [page]);
  const scale = room / width;
  return (
    <Outer aria-label={title}>
      <Screen ref={box} style={{ maxWidth, height: Math.ceil(height * scale) }}>
        <iframe
          ref={(frame) => setPage(frame?.contentDocument ?? null)}
          title={title}
          tabIndex={-1}
          style={{ width, height, transform: `scale(${scale})` }}
        />
        {page &&
          createPortal(
            <StyleSheetManager target={page.head}>
              <PageStyle />
              <div inert>{children}</div>
            </StyleSheetManager>,
            page.body,
          )}
      </Screen>
      <figcaption>{title}</figcaption>
    </Outer>
  );
}
