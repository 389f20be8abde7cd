import { crumbsOf } from '@/domain/seo/crumbs';
import { Link } from 'react-router-dom';
import type { Detail } from '../types';
import { Crumbs } from './DetailScreen.styles';
import { messages } from './messages/breadcrumb';

/** Home, the list that the item is in, and the item. */
export function Breadcrumb({ detail }: { detail: Detail }) {
  const crumbs = crumbsOf(detail);
  return (
    <Crumbs aria-label={messages.label}>
      <ol>
        {crumbs.slice(0, -1).map(({ name, path }) => (
          <li key={path}>
            <Link to={path}>{name}</Link>
          </li>
        ))}
        <li aria-current="page">{crumbs.at(-1)?.name}</li>
      </ol>
    </Crumbs>
  );
}
