import type { CustomerTotals } from '@/domain/customers/record/customer';
import { sharesOf } from '@/domain/customers/record/totals';
import { formatPaise, paise } from '@/domain/money/money';
import { messages } from '../messages';
import { Figures } from './CustomerScreen.styles';

const percent = (share: number): string => `${Math.round(share * 100)}%`;

/** A customer's orders, spending, refused parcels and returns. */
export function CustomerFigures({ totals }: { totals: CustomerTotals }) {
  const { page } = messages;
  const { placed, orders, kept, revenue, rto, returned } = totals;
  const shares = sharesOf(totals);
  const average = kept > 0 ? page.average(formatPaise(paise(Math.round(revenue / kept)))) : '';
  const share = (of: number | null, words: (share: string) => string) =>
    of === null ? '' : words(percent(of));
  const cancelled = placed > orders ? `, ${page.cancelled(placed - orders)}` : '';
  const figures = [
    [page.orders, String(orders), `${page.keptOrOnTheWay(kept)}${cancelled}`],
    [page.spent, formatPaise(revenue), average],
    [page.refused, String(rto), share(shares.refused, page.ofOrders)],
    [page.returned, String(returned), share(shares.returned, page.wholeOrInPart)],
  ] as const;
  return (
    <Figures aria-label={page.figures}>
      {figures.map(([name, figure, note]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            {figure}
            <small>{note}</small>
          </dd>
        </div>
      ))}
    </Figures>
  );
}
