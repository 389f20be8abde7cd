import { Link } from 'react-router-dom';
import type { Detail } from '../types';
import { Crumbs } from './DetailScreen.styles';

/** Home, the shelf it stands on, and itself. */
export function Breadcrumb({ detail }: { detail: Detail }) {
  const shelf =
    detail.kind === 'combo'
      ? { name: 'Combos', to: '/products?kind=combos' }
      : {
          name: detail.item.category,
          to: `/products?${new URLSearchParams({ category: detail.item.category })}`,
        };
  return (
    <Crumbs aria-label="Breadcrumb">
      <ol>
        <li>
          <Link to="/">Home</Link>
        </li>
        <li>
          <Link to={shelf.to}>{shelf.name}</Link>
        </li>
        <li aria-current="page">{detail.item.name}</li>
      </ol>
    </Crumbs>
  );
}
