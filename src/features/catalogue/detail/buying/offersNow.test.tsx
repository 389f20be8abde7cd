import { render, screen } from '@testing-library/react';
import { toPaise } from '@/domain/money/money';
import { RenderedAt } from '@/lib/hooks/useRenderTime';
import { anOffer } from '@/testing/builders';
import { OffersNow } from './OffersNow';

const NOW = Date.parse('2026-11-29T10:00:00.000Z');
const minutesAgo = (minutes: number) => new Date(NOW - minutes * 60_000).toISOString();

beforeEach(() => jest.useFakeTimers({ now: NOW }));
afterEach(() => jest.useRealTimers());

test('a page opened in a tab whose first page is an hour old lists what runs now', async () => {
  const offers = [
    anOffer({ id: 'begun', code: 'SALE20', startsAt: minutesAgo(30) }),
    anOffer({ id: 'over', code: 'OVER20', endsAt: minutesAgo(30) }),
  ];
  const item = { kind: 'product', id: 'serum', category: 'Serum', unitPrice: toPaise(649) } as const;
  render(
    <RenderedAt value={minutesAgo(60)}>
      <OffersNow item={item} offers={offers} />
    </RenderedAt>,
  );
  expect(await screen.findByText('SALE20')).toBeInTheDocument();
  expect(screen.queryByText('OVER20')).toBeNull();
});
