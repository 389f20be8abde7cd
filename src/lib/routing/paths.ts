import type { Location, Path, To } from './types';

/** The parts of an address that it has. */
export function parsePath(address: string): Partial<Path> {
  const [, pathname, search, hash] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(address) ?? [];
  return { ...(pathname && { pathname }), ...(search && { search }), ...(hash && { hash }) };
}

/** The address of its parts; a lone '?' or '#' is none. */
export function createPath({ pathname = '/', search = '', hash = '' }: Partial<Path>): string {
  const signed = (sign: string, part: string) =>
    part === '' || part === sign ? '' : part.startsWith(sign) ? part : sign + part;
  return pathname + signed('?', search) + signed('#', hash);
}

export const newKey = () => Math.random().toString(36).slice(2, 10);

/** Where `to` leads from `here`, under a key of its own. */
export function locate(here: Path, to: To, state: unknown): Location {
  const path = typeof to === 'string' ? parsePath(to) : to;
  const whole = parsePath(createPath({ pathname: here.pathname, ...path }));
  return { pathname: '/', search: '', hash: '', ...whole, state, key: newKey() };
}
