import { configureStore } from '@reduxjs/toolkit';
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { rootReducer } from '@/app/rootReducer';
import type { PageData } from '@/app/boot/pageData';
import { matchRoute, screenAt, type ScreenName } from '@/app/router/paths';
import { preloadScreen } from '@/app/screens/screens';
import { preloadPrerendered } from '@/loading';
import { groundRules } from '@/ui/pictures/ground';
import { GLOBAL_STYLE } from '@/ui/theme/globalStyle';
import { policies } from '@/domain/policies/messages';
import type { PageRequest, RenderedPage, SiteRenderer } from '@/domain/contracts/shoppers/page';
import { BOOT_STYLE } from './boot';
import { documentHtml, INLINE_SCRIPTS } from './document';
import { headOfPage } from './head';
import { pageState } from './pageState';
import { shellHtml } from './shell';
import { tree } from './tree';

const addressesOf = (files: readonly string[]) => files.map((file) => `/${file}`);

/** The empty shell, for pages that cannot be prerendered. */
export const shell: SiteRenderer['shell'] = ({ initial, logo }) => ({
  html: shellHtml(addressesOf(initial), logo),
  inline: { styles: [GLOBAL_STYLE, BOOT_STYLE], scripts: INLINE_SCRIPTS },
});

const STYLE = /^<style([^>]*)>([\s\S]*)<\/style>$/;

/** Splits a style tag of styled-components into its attributes and its text. */
function readStyle(tags: string) {
  const [, attributes = '', text = ''] = STYLE.exec(tags) ?? [];
  return { attributes, text };
}

const isPolicy = (pathname: string) => Object.hasOwn(policies, matchRoute(pathname)?.params.policy ?? '');

const STATUS = { unknown: 404, gone: 410 } as const;

function statusOf(screen: ScreenName, { url, detail }: PageRequest): RenderedPage['status'] {
  if (screen === 'not-found') return 404;
  if (screen === 'policy' && !isPolicy(url.split(/[?#]/)[0] ?? '')) return 404;
  return detail && detail.kind in STATUS ? STATUS[detail.kind as keyof typeof STATUS] : 200;
}

/** Renders a page with everything that it shows before any script has run. */
export async function render(page: PageRequest): Promise<RenderedPage> {
  const [pathname = '/'] = page.url.split(/[?#]/);
  const screen = screenAt(pathname);
  await preloadScreen(screen);
  await preloadPrerendered();
  const state = pageState(page, screen);
  const store = configureStore({ reducer: rootReducer, preloadedState: state, devTools: false });
  const sheet = new ServerStyleSheet();
  try {
    const root = renderToString(sheet.collectStyles(tree(store, page.url, page.now)));
    const style = readStyle(sheet.getStyleTags());
    const styles = [style, { text: groundRules(root) }].filter(({ text }) => text !== '');
    const { initial, screens, logo } = page.assets;
    const own = (screens[screen] ?? []).filter((file) => !initial.includes(file));
    // The screen's chunk comes before the script that renders it.
    const scripts = addressesOf([...initial.slice(0, -1), ...own, ...initial.slice(-1)]);
    const data: PageData = { state, now: page.now };
    const html = documentHtml({
      head: headOfPage(page, screen),
      styles,
      logo,
      root,
      data: JSON.stringify(data),
      scripts,
    });
    return {
      status: statusOf(screen, page),
      html,
      inline: { styles: [GLOBAL_STYLE, ...styles.map(({ text }) => text)], scripts: INLINE_SCRIPTS },
    };
  } finally {
    sheet.seal();
  }
}
