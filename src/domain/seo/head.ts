import type { Banner, Detail } from '../catalogue/catalogue';
import { paths, policyPath } from '@/app/router/paths';
import { policies } from '../policies/messages';
import { store } from '../store';
import { crumbsOf, detailPath } from './crumbs';
import { listDescription, listName, listPath, type ListCriteria } from './listing';
import { picturesOf, productData, widest } from './productData';
import { breadcrumbData, organizationData, webSiteData } from './siteData';
import { pageDescription } from './descriptions';
import { messages } from './messages/lists';
import { PAGE_NAMES } from './messages/pageNames';
import { itemDescription, shopTitle, titleOf } from './words';

/** A page for search engines, with its content. */
export type Page =
  | { kind: 'home'; banner?: Pick<Banner, 'imageWide'> | undefined }
  /** `found`: whether anything is listed. */
  | { kind: 'list'; criteria: ListCriteria; found: boolean }
  | { kind: 'detail'; detail: Detail }
  | { kind: 'about' }
  | { kind: 'contact' }
  /** A key of `policies`. */
  | { kind: 'policy'; policy: string }
  /** An overlay over the home page, which has its own canonical address: cart, checkout, login. */
  | { kind: 'floating' }
  /** A page that does not exist. */
  | { kind: 'notFound' }
  | { kind: 'gone' };

export interface HeadFacts {
  /** As in https://shop.example. */
  origin: string;
  now: Date;
}

export interface HeadModel {
  title: string;
  description: string;
  /** The absolute canonical URL; null for pages that are not indexed. */
  canonical: string | null;
  /** Robots directives by robot name. */
  robots: Record<string, string>;
  /** Open Graph, by property. */
  og: Record<string, string>;
  /** `twitter:`, by name; the rest it reads from Open Graph. */
  twitter: Record<string, string>;
  jsonLd: object[];
}

interface HeadContent {
  name?: string;
  description: string;
  /** null: not indexed. */
  path: string | null;
  picture?: string | undefined;
  og?: Record<string, string>;
  jsonLd?: object[];
}

const INDEXED = 'index, follow, max-image-preview:large';
const NOT_INDEXED = 'noindex, follow';
/** No search engine. A page that is closed to every robot counts as a fault (docs/adr/0022). */
const ARCHIVE = { 'archive.org_bot': 'all' };

function detailContent(detail: Detail, facts: HeadFacts): HeadContent {
  const { item } = detail;
  return {
    name: item.name,
    description: itemDescription(item) || pageDescription(detailPath(detail)),
    path: detailPath(detail),
    picture: picturesOf(item, facts.origin)[0],
    og: {
      'og:type': 'product',
      'product:price:amount': item.price.toFixed(2),
      'product:price:currency': store.currency,
      'product:availability': item.stock > 0 ? 'in stock' : 'out of stock',
    },
    jsonLd: [productData(detail, facts), breadcrumbData(crumbsOf(detail), facts.origin)],
  };
}

function contentOf(page: Page, facts: HeadFacts): HeadContent {
  const { origin } = facts;
  switch (page.kind) {
    case 'home':
      return {
        description: pageDescription(paths.home),
        path: paths.home,
        picture: page.banner?.imageWide,
        jsonLd: [organizationData(origin), webSiteData(origin)],
      };
    case 'list': {
      const path = listPath(page.criteria);
      const home = { name: messages.home, path: paths.home };
      return {
        name: listName(page.criteria),
        description: listDescription(page.criteria) ?? pageDescription(paths.products),
        path: page.criteria.q || !page.found ? null : path,
        jsonLd: [breadcrumbData([home, { name: listName(page.criteria), path }], origin)],
      };
    }
    case 'detail':
      return detailContent(page.detail, facts);
    case 'policy': {
      const policy = Object.hasOwn(policies, page.policy) ? policies[page.policy] : undefined;
      if (!policy) return contentOf({ kind: 'notFound' }, facts);
      return { name: policy.title, description: policy.lead, path: policyPath(page.policy) };
    }
    case 'about':
    case 'contact': {
      const path = paths[page.kind];
      const jsonLd = [organizationData(origin)];
      return { name: PAGE_NAMES[page.kind], description: pageDescription(path), path, jsonLd };
    }
    case 'floating':
      return { description: pageDescription(paths.home), path: null };
    case 'notFound':
    case 'gone':
      return { name: PAGE_NAMES[page.kind], description: pageDescription(paths.home), path: null };
  }
}

/** The head of a page: title, search engine tags and link previews. */
export function headOf(page: Page, facts: HeadFacts): HeadModel {
  const { name, description, path, picture, og, jsonLd = [] } = contentOf(page, facts);
  const canonical = path === null ? null : facts.origin + path;
  const image = picture ? widest(new URL(picture, facts.origin).href) : `${facts.origin}/icons/icon-512.png`;
  return {
    title: titleOf(name),
    description,
    canonical,
    robots: { robots: canonical ? INDEXED : NOT_INDEXED, ...(page.kind === 'floating' && ARCHIVE) },
    og: {
      'og:type': 'website',
      'og:site_name': store.name,
      'og:locale': 'en_IN',
      'og:title': name || shopTitle,
      'og:description': description,
      ...(canonical && { 'og:url': canonical }),
      'og:image': image,
      ...(name && picture && { 'og:image:alt': name }),
      ...og,
    },
    twitter: { 'twitter:card': picture ? 'summary_large_image' : 'summary' },
    // Pages that are not indexed need no description.
    jsonLd: canonical ? jsonLd : [],
  };
}
