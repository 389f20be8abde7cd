const OWN = /^(\/([A-Za-z0-9_-][A-Za-z0-9_/-]*)?(\?[A-Za-z0-9_=&+%.-]*)?(#[A-Za-z0-9_-]*)?)?$/;

/**
 * A path of this shop, or nothing. `//host`, `/\host` and encoded forms of them would lead elsewhere, so there is no
 * percent sign before the question mark.
 */
export const isOwnLink = (link: string): boolean => link.length <= 300 && OWN.test(link);
