import styled from 'styled-components';
import type { DashboardResponse } from '@/domain/contracts/admin/dashboard';
import type { ItemSales } from '@/domain/admin/sales/daySales';
import { Link } from 'react-router-dom';
import { adminItemPath, adminPaths } from '@/app/router/paths';
import { Caption, Icon, TextLink } from '@/ui';
import { Lines, Pair, Panel } from './Dashboard.styles';
import { money } from './kpis/kpis';
import { messages } from './messages';

const Bars = styled.ol`
  display: grid;
  gap: 2px;
  a {
    position: relative;
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    gap: 2px 16px;
    min-height: 52px;
    padding: 6px 12px;
    border-radius: var(--r-s);
    overflow: hidden;
    isolation: isolate;
  }
  a::before {
    content: '';
    position: absolute;
    inset: 3px auto 3px 0;
    z-index: -1;
    width: var(--share);
    border-radius: var(--r-s);
    background: var(--dew-tint);
  }
  a:hover span {
    text-decoration: underline;
    text-underline-offset: 4px;
  }
  small {
    grid-column: 1 / -1;
    margin-top: -4px;
    font-size: var(--t-cap);
    color: var(--ink-2);
  }
`;
const Stack = styled.div`
  display: grid;
  align-content: start;
  gap: 16px;
`;
const Right = styled.span`
  margin-left: auto;
  white-space: nowrap;
  font-size: var(--t-cap);
  color: var(--ink-3);
`;
const Uses = styled.ul`
  li {
    display: flex;
    align-items: center;
    gap: 12px;
    min-height: 44px;
  }
  li + li {
    border-top: var(--hair);
  }
  b {
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;
const Left = styled.b<{ $out: boolean }>`
  color: ${({ $out }) => ($out ? 'var(--danger)' : 'var(--gold-ink)')};
  && {
    min-width: 8ch;
  }
  white-space: nowrap;
`;

function BestSellers({ items }: { items: readonly ItemSales[] }) {
  const maxRevenue = items[0]?.revenue ?? 0;
  return (
    <Panel aria-label={messages.catalogue.bestSellers}>
      <h2>{messages.catalogue.bestSellers}</h2>
      {items.length === 0 && <Caption>{messages.catalogue.nothingSold}</Caption>}
      <Bars>
        {items.map(({ kind, id, name, units, revenue }) => (
          <li key={`${kind}:${id}`}>
            <Link
              to={adminItemPath(kind === 'combo' ? 'combos' : 'products', id)}
              style={
                { '--share': `${maxRevenue > 0 ? Math.max(2, (revenue / maxRevenue) * 100) : 2}%` } as object
              }
            >
              <span>{name}</span>
              <b>{money(revenue)}</b>
              <small>{messages.catalogue.units(units)}</small>
            </Link>
          </li>
        ))}
      </Bars>
    </Panel>
  );
}

function LowStock({ lowStock, moreLow }: Pick<DashboardResponse, 'lowStock' | 'moreLow'>) {
  return (
    <Panel aria-label={messages.catalogue.lowStock}>
      <h2>{messages.catalogue.lowStock}</h2>
      {lowStock.length === 0 && <Caption>{messages.catalogue.wellStocked}</Caption>}
      <Lines>
        {lowStock.map(({ id, name, stock }) => (
          <li key={id}>
            <Link to={adminItemPath('products', id)}>
              <Left $out={stock === 0}>
                {stock === 0 ? messages.catalogue.soldOut : messages.catalogue.left(stock)}
              </Left>
              <span>{name}</span>
              <Icon name="next" size={20} />
            </Link>
          </li>
        ))}
      </Lines>
      {moreLow && (
        <TextLink as={Link} to={`${adminPaths.products}?status=active&stock=low&sort=stock`}>
          {messages.catalogue.allLow}
        </TextLink>
      )}
    </Panel>
  );
}

function Coupons({ coupons }: Pick<DashboardResponse, 'coupons'>) {
  return (
    <Panel aria-label={messages.catalogue.coupons}>
      <h2>{messages.catalogue.coupons}</h2>
      {coupons.length === 0 && <Caption>{messages.catalogue.noCoupons}</Caption>}
      <Uses>
        {coupons.map(({ code, uses, discount }) => (
          <li key={code}>
            <b>{code}</b>
            <Right>{messages.catalogue.couponUses(uses, money(discount))}</Right>
          </li>
        ))}
      </Uses>
    </Panel>
  );
}

type CataloguePanelsProps = Pick<DashboardResponse, 'bestSellers' | 'coupons' | 'lowStock' | 'moreLow'>;

/** Best sellers, low stock and coupons of the period. */
export function CataloguePanels({ bestSellers, coupons, lowStock, moreLow }: CataloguePanelsProps) {
  return (
    <Pair>
      <BestSellers items={bestSellers} />
      <Stack>
        <LowStock lowStock={lowStock} moreLow={moreLow} />
        <Coupons coupons={coupons} />
      </Stack>
    </Pair>
  );
}
