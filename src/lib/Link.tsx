import type { AnchorHTMLAttributes, MouseEvent, Ref } from 'react';
import { createPath, parsePath, type Path, type To, usePathname, useRouting } from './routing';

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  to: To;
  /** The navigation's state. */
  state?: unknown;
  replace?: boolean;
  ref?: Ref<HTMLAnchorElement>;
}

/** A path inside the shop, whatever it looks like; without one, as in '?sort=new', that of the page. */
function pathOf(to: To): Partial<Path> {
  const path = typeof to === 'string' ? parsePath(to) : to;
  return path.pathname ? { ...path, pathname: path.pathname.replace(/^[\\/]*/, '/') } : path;
}

/** As the browser has it: a link to where one is already adds nothing to the history. */
const isHere = (href: string) => new URL(href, window.location.href).href === window.location.href;

const isPlain = ({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent) =>
  button === 0 && !(metaKey || altKey || ctrlKey || shiftKey);

/** A link inside the shop. */
export function Link({ to, state, replace, onClick, children, ...rest }: LinkProps) {
  const { navigator } = useRouting();
  const path = pathOf(to);
  const href = createPath({ pathname: '', ...path });
  const pressed = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    const elsewhere = rest.target !== undefined && rest.target !== '_self';
    if (event.defaultPrevented || elsewhere || !isPlain(event)) return;
    event.preventDefault();
    if (replace ?? isHere(href)) navigator.replace(path, state);
    else navigator.push(path, state);
  };
  return (
    <a {...rest} href={href} onClick={pressed}>
      {children}
    </a>
  );
}

/** A link that says when one is there; `end`: not below it. */
export function NavLink({ end = false, ...link }: LinkProps & { end?: boolean }) {
  const pathname = usePathname();
  const path = pathOf(link.to).pathname ?? pathname;
  const below = !end && pathname.startsWith(`${path}/`);
  return <Link aria-current={pathname === path || below ? 'page' : undefined} {...link} />;
}
