import { createHash } from 'node:crypto';
import { isComboOnSale } from '@/domain/catalogue/comboSale';
import { comboItem, productItems } from '@/domain/seo/feedItems';
import { llmsTxt } from '@/domain/seo/llmsTxt';
import { merchantFeed } from '@/domain/seo/merchantFeed';
import { sitemap } from '@/domain/seo/sitemap';
import { toCombo, toProduct } from '../catalogue/documents';
import { publicCombo, publicProduct } from '../catalogue/summaries';
import type { Reads } from '../platform/firestore/reads';
import type { Answer } from '../platform/http/answer';
import { isNotModified } from '../platform/http/cacheableAnswers';
import { getAsAnyone, type Call, type Route } from '../platform/http/route';
import { cached } from '../platform/cached';

export interface FeedDeps {
  reads: Reads;
  now: () => Date;
  /** The shop's own address, never the request's Host: caches would store a forged one. */
  origin: () => string;
  takesOnlinePayments: () => boolean;
}

/** Milliseconds that an instance answers from its cache. */
const MAX_AGE_MS = 60_000;
/** Crawlers come a few times a day, and may be an hour behind; a stale answer would be that of their last visit. */
const CACHE_AN_HOUR = 'public, max-age=3600, s-maxage=3600';
const XML = 'application/xml; charset=utf-8';
const TEXT = 'text/plain; charset=utf-8';

function feedAnswer(call: Call, type: string, text: string): Answer {
  const etag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
  const headers = { etag, 'cache-control': CACHE_AN_HOUR };
  if (isNotModified(call, etag)) return { status: 304, headers };
  return { status: 200, bytes: Buffer.from(text), headers: { ...headers, 'content-type': type } };
}

/** The public documents of everything on sale. */
async function onSale(reads: Reads) {
  const active = (collection: string) => reads.find({ collection, where: [['status', '==', 'active']] });
  const [productDocs, comboDocs] = await Promise.all([active('products'), active('combos')]);
  const products = productDocs.flatMap((doc) => toProduct(doc) ?? []);
  const byId = new Map(products.map((product) => [product.id, product]));
  return {
    products: products.map(publicProduct),
    combos: comboDocs
      .flatMap((doc) => toCombo(doc) ?? [])
      .filter((combo) => isComboOnSale(combo, byId))
      .map((combo) => publicCombo(combo, byId)),
  };
}

/** The routes for crawlers: sitemap, product feed and llms.txt. robots.txt is a file of the site. */
export function feedRoutes({ reads, now, origin, takesOnlinePayments }: FeedDeps): Route[] {
  const itemsOnSale = cached({ ageMs: MAX_AGE_MS, now }, () => onSale(reads));
  return [
    getAsAnyone('/sitemap.xml', { key: false }, async (call) =>
      feedAnswer(call, XML, sitemap(await itemsOnSale(), origin())),
    ),
    getAsAnyone('/llms.txt', { key: false }, async (call) =>
      feedAnswer(call, TEXT, llmsTxt(await itemsOnSale(), origin(), takesOnlinePayments())),
    ),
    getAsAnyone('/feeds/google.xml', { key: false }, async (call) => {
      const { products, combos } = await itemsOnSale();
      const items = [
        ...products.flatMap((product) => productItems(product, origin())),
        ...combos.map((combo) => comboItem(combo, origin())),
      ];
      return feedAnswer(call, XML, merchantFeed(items, origin()));
    }),
  ];
}
