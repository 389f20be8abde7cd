import type { PageRequest } from '@/domain/contracts/shoppers/page';
import { headOf, type Page } from '@/domain/seo/head';
import { headHtml } from '@/domain/seo/headHtml';
import { isOverlayPath, matchRoute, type ScreenName } from '@/app/router/paths';
import { comboDetail, productDetail, readCriteria } from '@/features/catalogue';

function pageOf({ url, catalogue, detail }: PageRequest, screen: ScreenName): Page {
  const { pathname, searchParams } = new URL(url, 'http://shop.invalid');
  switch (screen) {
    case 'home':
      if (isOverlayPath(pathname)) return { kind: 'floating' };
      return { kind: 'home', banner: catalogue.banners[0] };
    case 'list': {
      const criteria = readCriteria(searchParams);
      const categories = new Set(catalogue.products.map(({ category }) => category));
      return {
        kind: 'list',
        criteria,
        found: criteria.category.every((category) => categories.has(category)),
      };
    }
    case 'detail':
      if (detail?.kind === 'product') return { kind: 'detail', detail: productDetail(detail) };
      if (detail?.kind === 'combo') return { kind: 'detail', detail: comboDetail(detail) };
      return { kind: detail?.kind === 'gone' ? 'gone' : 'notFound' };
    case 'policy':
      return { kind: 'policy', policy: matchRoute(pathname)?.params.policy ?? '' };
    case 'about':
    case 'contact':
      return { kind: screen };
    // The server renders no other screen.
    case 'profile':
    case 'links':
    case 'picks':
    case 'admin':
    case 'not-found':
      return { kind: 'notFound' };
  }
}

/** The page-specific tags of the head. */
export function headOfPage(page: PageRequest, screen: ScreenName): string {
  return headHtml(headOf(pageOf(page, screen), { origin: page.origin, now: new Date(page.now) }));
}
