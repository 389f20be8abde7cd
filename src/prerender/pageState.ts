import type { PageData } from '@/app/pageData';
import type { PageRequest } from '@/domain/contracts/page';
import { drawnCatalogue } from '@/features/catalogue';

const DETAIL = /^\/(product|combo)\/([^/?#]+)/;

/** The state that a page is drawn of, and that the browser goes on from. */
export function pageState({ url, catalogue, detail, now }: PageRequest): PageData['state'] {
  const [, kind, id] = DETAIL.exec(url) ?? [];
  const asked = kind === 'product' || kind === 'combo' ? kind : null;
  return {
    catalogue: drawnCatalogue({
      ...{ catalogue, now },
      detail: asked && id && detail ? { kind: asked, id: decodeURIComponent(id), found: detail } : null,
    }),
  };
}
