import { paths } from '@/app/router/paths';
import { onReach } from './reach';
import { saveFile } from './saveFile';

interface PageHead {
  title: string;
  description: string;
  /** The canonical path. */
  path: string;
}

export type ShareOutcome = 'shared' | 'copied' | 'dismissed' | 'failed';

/** Shares an address, by default that of the page, with the device's own dialog, or copies it without one. */
async function share(title: string, url = window.location.href): Promise<ShareOutcome> {
  try {
    if (typeof navigator.share === 'function') {
      await navigator.share({ title, url });
      return 'shared';
    }
    await navigator.clipboard.writeText(url);
    return 'copied';
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError' ? 'dismissed' : 'failed';
  }
}

const putMeta = (selector: string, content: string) =>
  document.querySelector(selector)?.setAttribute('content', content);

/** Updates the tags in the document's head. Tags that the document does not have are not added. */
function updateHead({ title, description, path }: PageHead): void {
  putMeta('meta[name="description"]', description);
  putMeta('meta[property="og:title"]', title);
  putMeta('meta[property="og:description"]', description);
  const link = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  if (!link) return;
  // The canonical origin, which may differ from the opened one.
  link.href = new URL(path, link.href).href;
  putMeta('meta[property="og:url"]', link.href);
}

function onVisibility(state: DocumentVisibilityState, listener: () => void): () => void {
  const changed = () => {
    if (document.visibilityState === state) listener();
  };
  document.addEventListener('visibilitychange', changed);
  return () => document.removeEventListener('visibilitychange', changed);
}

function onWindow(event: string, listener: () => void): () => void {
  window.addEventListener(event, listener);
  return () => window.removeEventListener(event, listener);
}

const all = (stops: (() => void)[]) => () => stops.forEach((stop) => stop());

/** Back must not return to these once the user is signed in. */
const SIGN_IN_PATHS: string[] = [paths.login, paths.register];

function loadHome(): void {
  if (SIGN_IN_PATHS.includes(window.location.pathname)) window.location.replace(paths.home);
  else window.location.assign(paths.home);
}

/** The page: its visibility, and navigation away from it. `leave` calls back when the history is ready for another document. */
export const createPage = (leave: (depart: () => void) => void) => ({
  /** The address without its fragment. */
  url: () => window.location.href.split('#')[0] ?? '',
  /** The address of the document before; empty without one. */
  referrer: () => document.referrer,
  /** Calls back when the page is hidden or left. Returns the unsubscribe. */
  onHide: (listener: () => void) => all([onVisibility('hidden', listener), onWindow('pagehide', listener)]),
  /** Calls back when the user returns to the page. Returns the unsubscribe. */
  onReturn: (listener: () => void) => onWindow('focus', listener),
  /** Calls back when the page is visible again or the network is back. Returns the unsubscribe. */
  onWake: (listener: () => void) =>
    all([onVisibility('visible', listener), onWindow('pageshow', listener), onWindow('online', listener)]),
  onReach,
  isHidden: () => document.visibilityState === 'hidden',
  reload: () => window.location.reload(),
  /** Loads / as a new document. */
  reloadAtHome: () => leave(loadHome),
  share,
  updateHead,
  saveFile,
});
