import { store } from '@/domain/store';
import { GLOBAL_STYLE } from '../../src/ui/theme/globalStyle';
import { galleryScript } from '../gallery/builtGallery';
import { brandSprite } from '../web/brandSprite';
import { Markup, markup } from '../sandbox/markup';
import { html, type Reply } from '../sandbox/reply';

const ROOT = '/__local/ui';
const SCRIPT = `${ROOT}/gallery.js`;
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'unsafe-inline'; font-src 'self'; img-src 'self'; frame-src 'self'; base-uri 'none'; frame-ancestors 'self'";

const frame = (style: string, body: Markup): Reply => ({
  ...html(
    200,
    markup`<!doctype html><html lang="en-IN"><head><meta charset="utf-8"><title>UI components · ${store.name}</title>
<meta name="viewport" content="width=device-width,initial-scale=1"><link rel="icon" href="/favicon.svg">
<style>${new Markup(style)}</style></head><body>${body}</body></html>`.text,
  ),
  headers: { 'Content-Security-Policy': POLICY },
});

/** The same page in a frame of a phone's width, with a back link. */
function onPhone(width: number): Reply {
  const style = `${GLOBAL_STYLE} body{display:grid;justify-items:center;gap:12px;padding:16px}iframe{width:${width}px;max-width:100%;height:calc(100dvh - 96px);border:1px solid var(--line-strong);border-radius:24px;background:var(--paper)}`;
  return frame(
    style,
    markup`<p><a href="${ROOT}" style="display:inline-flex;align-items:center;min-height:44px;font-weight:600;color:var(--dew)">As wide as the window</a></p>
    <iframe src="${ROOT}" title="UI components at ${width} px"></iframe>`,
  );
}

/** The gallery of components at `/__local/ui` and its script; with `?width=390` in a frame of that width. Null for any other path. */
export async function uiPages(path: string, query: URLSearchParams): Promise<Reply | null> {
  if (path === SCRIPT) {
    return { status: 200, body: await galleryScript(), contentType: 'text/javascript; charset=utf-8' };
  }
  if (path !== ROOT) return null;
  const width = Number(query.get('width'));
  if (width >= 320 && width <= 1600) return onPhone(Math.round(width));
  return frame(
    GLOBAL_STYLE,
    markup`${new Markup(brandSprite())}<div id="root"></div><script src="${SCRIPT}"></script>`,
  );
}
