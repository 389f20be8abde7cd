import { matchRoute } from '@/app/router/paths';

const OWN = /^(\/([A-Za-z0-9_-][A-Za-z0-9_/-]*)?(\?[A-Za-z0-9_=&+%.-]*)?(#[A-Za-z0-9_-]*)?)?$/;

/**
 * A path of this shop, or empty. `//host`, `/\host` and encoded forms would lead to other sites, so no
 * percent sign may come before the question mark.
 */
export const isOwnLink = (link: string): boolean => link.length <= 300 && OWN.test(link);

/** Whether a link is empty or leads to a page of the shop other than "not found". */
export const leadsSomewhere = (link: string): boolean =>
  link === '' || matchRoute(link.split(/[?#]/)[0] ?? '') !== null;
