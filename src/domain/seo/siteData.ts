import { store } from '../store';
import type { Crumb } from './crumbs';
import { COUNTRY } from './delivery';

/** schema.org's Organization: the seller, with contacts. */
export function organizationData(origin: string): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'OnlineStore',
    '@id': `${origin}/#organization`,
    name: store.name,
    legalName: store.legalName,
    url: `${origin}/`,
    // A square bitmap, because not all search engines draw SVG.
    logo: `${origin}/icons/icon-512.png`,
    description: store.tagline,
    email: store.supportEmail,
    ...(store.socials.length > 0 && { sameAs: store.socials.map(({ url }) => url) }),
    address: { '@type': 'PostalAddress', streetAddress: store.legalAddress, addressCountry: COUNTRY },
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer service',
      email: store.supportEmail,
      telephone: store.supportPhone.replace(/\s/g, ''),
      areaServed: COUNTRY,
    },
  };
}

/** schema.org's WebSite: its name and its search address. */
export function webSiteData(origin: string): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name: store.name,
    url: `${origin}/`,
    publisher: { '@id': `${origin}/#organization` },
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${origin}/products?q={search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
  };
}

export function breadcrumbData(crumbs: readonly Crumb[], origin: string): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, path }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name,
      item: origin + path,
    })),
  };
}
