import type { PageData } from '@/app/pageData';
import type { PageRequest } from '@/domain/contracts/page';
import { readDetailPath } from '@/domain/detailAddress';
import { idle } from '@/lib/remote';
import { drawnCatalogue } from '@/features/catalogue';

/** Characters of JSON, about a hundred products: what is larger is fetched once and not with every page. */
const MOST = 120_000;

/** What the browser goes on from. */
export function pageData(state: PageData['state'], { catalogue, now }: PageRequest): PageData {
  if (JSON.stringify(catalogue).length <= MOST) return { state, now };
  return { state: { catalogue: { ...state.catalogue, all: idle } }, now, awaits: catalogue.version };
}

/** The state that a page is drawn of. */
export function pageState({ url, catalogue, detail, now }: PageRequest): PageData['state'] {
  const [pathname = '/'] = url.split(/[?#]/);
  const address = readDetailPath(pathname);
  return {
    catalogue: drawnCatalogue({
      ...{ catalogue, now },
      detail: address && detail && { ...address, found: detail },
    }),
  };
}
