import { matchRoute } from '@/app/router/paths';

const OWN = /^(\/([A-Za-z0-9_-][A-Za-z0-9_/-]*)?(\?[A-Za-z0-9_=&+%.-]*)?(#[A-Za-z0-9_-]*)?)?$/;

/**
 * A path of this shop, or empty. `//host`, `/\host` and encoded forms would lead to other sites, so no
 * percent sign may come before the question mark.
 */
export const isOwnLink = (link: string): boolean => link.length <= 300 && OWN.test(link);

/** Whether such a link, or none, leads to a page of the shop and not to the one that says that there is no such page. */
export const leadsSomewhere = (link: string): boolean =>
  link === '' || matchRoute(link.split(/[?#]/)[0] ?? '') !== null;
