import type { PageData } from '@/app/boot/pageData';
import type { ScreenName } from '@/app/router/paths';
import type { PageRequest } from '@/domain/contracts/shoppers/page';
import { readDetailPath } from '@/domain/catalogue/pages/detailAddress';
import { prerenderedCatalogue, type FirstScreen } from '@/features/catalogue';
import { concernsOf } from '@/features/home/picks';

function firstScreenOf({ url, detail }: PageRequest, screen: ScreenName): FirstScreen {
  const { pathname, searchParams } = new URL(url, 'http://shop.invalid');
  switch (screen) {
    case 'list':
      return { kind: 'list', search: searchParams };
    case 'detail': {
      const address = readDetailPath(pathname);
      if (!address || !detail) return { kind: 'other' };
      return { kind: 'detail', id: address.id, type: address.kind, found: detail };
    }
    case 'about':
    case 'not-found':
      return { kind: screen };
    // The first screen has no products, or is not prerendered.
    case 'home':
    case 'contact':
    case 'policy':
    case 'profile':
    case 'links':
    case 'picks':
    case 'admin':
      return { kind: 'other' };
  }
}

/** The state that a page is rendered from and hydrates with. */
export function pageState(page: PageRequest, screen: ScreenName): PageData['state'] {
  const { catalogue, now } = page;
  const home =
    screen === 'home'
      ? { banners: catalogue.banners, concerns: concernsOf(catalogue.products) }
      : { banners: [], concerns: [] };
  return {
    catalogue: prerenderedCatalogue({ catalogue, screen: firstScreenOf(page, screen), home, now }),
  };
}
