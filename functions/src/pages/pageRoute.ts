import { matchRoute, paths } from '@/app/router/paths';
import type { ProductResponse } from '@/domain/contracts/catalogue';
import type { PageDetail, RenderedPage } from '@/domain/contracts/page';
import { readDetailPath } from '@/domain/catalogue/detailAddress';
import { canonicalPageUrl, isCanonicalPath } from '@/domain/catalogue/pageAddress';
import { policies } from '@/domain/policies/policies';
import { sharedCatalogue, type CatalogueDeps } from '../catalogue/catalogueRoutes';
import { lookUpCombo, lookUpProduct } from '../catalogue/lookUp';
import { versionOf } from '../catalogue/loadCatalogue';
import { isKnown, PAGE_CACHE } from '../platform/http/cacheableAnswers';
import { errorFields, type Log } from '../platform/log';
import { read, type Route } from '../platform/http/route';
import { Drawings } from './renderCache';
import type { Site } from './site';

export interface PageDeps extends CatalogueDeps {
  site: () => Site;
  /** The shop's address, without a slash at its end. */
  origin: () => string;
  /** The Content-Security-Policy of a page with this inline. */
  policy: (inline: { styles: string[]; scripts: string[] }) => string;
  log: Log;
}

/** Stands for every address that is no page of the shop: all of them show the same. */
const NOT_FOUND_PATH = '/404';

/** The address to render for a request, and whether anyone can invent more like it. */
function pageAt(path: string, query: URLSearchParams, detail: PageDetail) {
  const match = matchRoute(path);
  if (!match) return { url: NOT_FOUND_PATH, isPassing: false };
  const url = canonicalPageUrl(path, detail?.kind === 'product' ? withOwnVariant(query, detail) : query);
  const isOwn = url === path && isCanonicalPath(path, paths[match.name]) && isPage(match.params, detail);
  return { url, isPassing: !isOwn };
}

/** A variant that the product does not have shows what the plain address shows. */
function withOwnVariant(query: URLSearchParams, { product }: ProductResponse): URLSearchParams {
  const wanted = query.get('variant');
  const isOwn = product.variants.some(({ id }) => id === wanted);
  return new URLSearchParams(wanted !== null && isOwn ? { variant: wanted } : {});
}

const isPage = (params: Readonly<Record<string, string>>, detail: PageDetail): boolean =>
  detail ? detail.kind !== 'unknown' : !params.policy || Object.hasOwn(policies, params.policy);

/** What every caller is answered with; made once, for the page is large. */
interface Finished {
  status: RenderedPage['status'];
  bytes: Uint8Array;
  etag: string;
  headers: Record<string, string>;
}

/**
 * Every page of the shop that is nobody's own, drawn beforehand with its content in it. Where that fails, or many behind one
 * address ask at once, the browser gets the empty frame and draws for itself.
 */
export function pageRoute(deps: PageDeps): Route {
  const catalogue = sharedCatalogue(deps);
  const drawings = new Drawings<Finished>();

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

  async function draw(path: string, query: URLSearchParams): Promise<Finished> {
    const [all, detail] = await Promise.all([catalogue(), detailAt(path)]);
    const { url, isPassing } = pageAt(path, query, detail);
    const { render, assets } = deps.site();
    const now = deps.now();
    const key = `${url} ${all.version} ${detail ? versionOf(detail) : ''}`;
    const page = { url, origin: deps.origin(), catalogue: all, detail, now: now.toISOString(), assets };
    return drawings.take(key, now, async () => finished(deps, await render(page)), { isPassing });
  }

  const route = read('*', { key: false }, async (call) => {
    let page: Finished;
    try {
      page = await draw(call.path, call.query);
    } catch (error) {
      deps.log('page.not_drawn', { requestId: call.requestId, ...errorFields(error) }, 'ERROR');
      return { status: 503, ...emptyFrame(deps, { 'retry-after': '30' }) };
    }
    const { etag, headers, status, bytes } = page;
    return isKnown(call, etag) ? { status: 304, headers } : { status, bytes, headers };
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
  // Another time of drawing alone makes no other page.
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
