import { matchRoute, paths } from '@/app/router/paths';
import type { ProductResponse } from '@/domain/contracts/shoppers/catalogue';
import type { PageDetail, RenderedPage } from '@/domain/contracts/shoppers/page';
import { readDetailPath } from '@/domain/catalogue/pages/detailAddress';
import { canonicalPageUrl, isCanonicalPath } from '@/domain/catalogue/pages/pageAddress';
import { policies } from '@/domain/policies/messages';
import { cachedCatalogue, type CatalogueDeps } from '../catalogue/catalogueRoutes';
import { lookUpCombo, lookUpProduct } from '../catalogue/lookUp';
import { versionOf } from '../catalogue/loadCatalogue';
import { isNotModified, PAGE_CACHE } from '../platform/http/cacheableAnswers';
import { errorFields, type Log } from '../platform/log';
import { getAsAnyone, type Route } from '../platform/http/route';
import { RenderCache } from './renderCache';
import type { Site } from './site';

export interface PageDeps extends CatalogueDeps {
  site: () => Site;
  /** The shop's address, without a trailing slash. */
  origin: () => string;
  /** The Content-Security-Policy of a page with these inline styles and scripts. */
  policy: (inline: { styles: string[]; scripts: string[] }) => string;
  log: Log;
}

/** Stands for every unknown address: all of them show the same page. */
const NOT_FOUND_PATH = '/404';

/** The address to render for a request, and whether anyone can invent more like it. */
function pageAt(path: string, query: URLSearchParams, detail: PageDetail) {
  const match = matchRoute(path);
  if (!match) return { url: NOT_FOUND_PATH, isTransient: false };
  const url = canonicalPageUrl(path, detail?.kind === 'product' ? withOwnVariant(query, detail) : query);
  const isOwn = url === path && isCanonicalPath(path, paths[match.name]) && isPage(match.params, detail);
  return { url, isTransient: !isOwn };
}

/** An unknown variant shows the page of the plain address. */
function withOwnVariant(query: URLSearchParams, { product }: ProductResponse): URLSearchParams {
  const requestedSku = query.get('variant');
  const isOwn = product.variants.some(({ id }) => id === requestedSku);
  return new URLSearchParams(requestedSku !== null && isOwn ? { variant: requestedSku } : {});
}

const isPage = (params: Readonly<Record<string, string>>, detail: PageDetail): boolean =>
  detail ? detail.kind !== 'unknown' : !params.policy || Object.hasOwn(policies, params.policy);

/** A rendered page, made once for all callers because it is large. */
interface Finished {
  status: RenderedPage['status'];
  bytes: Uint8Array;
  etag: string;
  headers: Record<string, string>;
}

/**
 * Every public page of the shop, prerendered with its content. Where rendering fails, or one address asks too often,
 * the browser gets the empty shell and renders by itself.
 */
export function pageRoute(deps: PageDeps): Route {
  const catalogue = cachedCatalogue(deps);
  const rendered = new RenderCache<Finished>();

  async function detailAt(path: string): Promise<PageDetail> {
    const address = readDetailPath(path);
    if (!address) return null;
    if (address.kind === 'product') {
      const looked = await lookUpProduct(deps.reads, address.id, catalogue);
      return looked.kind === 'found' ? { kind: 'product', ...looked.value } : looked;
    }
    const looked = await lookUpCombo(deps.reads, address.id, catalogue);
    return looked.kind === 'found' ? { kind: 'combo', ...looked.value } : looked;
  }

  async function pageFor(path: string, query: URLSearchParams): Promise<Finished> {
    const [all, detail] = await Promise.all([catalogue(), detailAt(path)]);
    const { url, isTransient } = pageAt(path, query, detail);
    const { render, assets } = deps.site();
    const now = deps.now();
    const key = `${url} ${all.version} ${detail ? versionOf(detail) : ''}`;
    const page = { url, origin: deps.origin(), catalogue: all, detail, now: now.toISOString(), assets };
    return rendered.getOrRender(key, now, async () => finished(deps, await render(page)), { isTransient });
  }

  const route = getAsAnyone('*', { key: false }, async (call) => {
    let page: Finished;
    try {
      page = await pageFor(call.path, call.query);
    } catch (error) {
      deps.log('page.render_failed', { requestId: call.requestId, ...errorFields(error) }, 'ERROR');
      return { status: 503, ...emptyFrame(deps, { 'retry-after': '30' }) };
    }
    const { etag, headers, status, bytes } = page;
    return isNotModified(call, etag) ? { status: 304, headers } : { status, bytes, headers };
  });
  return { ...route, tooOften: () => emptyFrame(deps) };
}

const TIMES = /"(now|prerenderedAt)":"[^"]*"/g;

const pageHeaders = ({ policy }: PageDeps, { inline }: Pick<RenderedPage, 'inline'>) => ({
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': policy(inline),
  'referrer-policy': 'strict-origin-when-cross-origin',
});

function finished(deps: PageDeps, page: RenderedPage): Finished {
  // A page that differs only in its render time is the same page.
  const etag = `"${versionOf(page.html.replace(TIMES, ''))}"`;
  const headers = { etag, 'cache-control': PAGE_CACHE, ...pageHeaders(deps, page) };
  return { status: page.status, bytes: Buffer.from(page.html), etag, headers };
}

function emptyFrame(deps: PageDeps, headers: Record<string, string> = {}) {
  const { shell, assets } = deps.site();
  const { html, inline } = shell(assets);
  return {
    bytes: Buffer.from(html),
    headers: { ...pageHeaders(deps, { inline }), 'cache-control': 'no-store', ...headers },
  };
}
