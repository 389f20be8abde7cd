import { Children, isValidElement, type ReactNode, useContext, useMemo } from 'react';
import { MatchContext } from './contexts';
import { matchPath } from './matchPath';
import { usePathname } from './usePathname';

interface RouteProps {
  /** Such as '/product/:id'; '*' is any. Below another route it goes on from there. */
  path: string;
  element: ReactNode;
}

/** Read by the routes around it, and never drawn. */
export function Route(_: RouteProps): ReactNode {
  return null;
}

const joined = (base: string, path: string) => `${base}/${path}`.replace(/\/+/g, '/');

/** Draws the first of its routes that the address matches, in the same place: what two of them share stays as it is. */
export function Routes({ children }: { children: ReactNode }) {
  const { base } = useContext(MatchContext);
  const pathname = usePathname();
  for (const route of Children.toArray(children)) {
    if (!isValidElement<RouteProps>(route)) continue;
    const { path, element } = route.props;
    const pattern = joined(base, path);
    if (matchPath(pattern, pathname)) return <Matched {...{ pattern, pathname }}>{element}</Matched>;
  }
  return null;
}

interface MatchedProps {
  pattern: string;
  pathname: string;
  children: ReactNode;
}

function Matched({ pattern, pathname, children }: MatchedProps) {
  const said = JSON.stringify(matchPath(pattern, pathname));
  const match = useMemo(() => JSON.parse(said) as React.ContextType<typeof MatchContext>, [said]);
  return <MatchContext value={match}>{children}</MatchContext>;
}
