import { screen } from '@testing-library/react';
import { toPaise } from '@/domain/money/money';
import type { Offer } from '@/domain/offers/offer';
import { RenderedAt } from '@/lib/hooks/useRenderTime';
import { anOffer } from '@/testing/builders';
import { aCatalogue } from '@/testing/catalogue';
import { renderWithStore } from '@/testing/renderWithStore';
import { catalogueLoaded, deliveryChecked, pincodeEntered } from '../../catalogueSlice';
import { DeliveryCheck } from './DeliveryCheck';
import { OffersNow } from './OffersNow';

const NOW = Date.parse('2026-11-29T10:00:00.000Z');
const minutesAgo = (minutes: number) => new Date(NOW - minutes * 60_000).toISOString();

beforeEach(() => jest.useFakeTimers({ now: NOW }));
afterEach(() => jest.useRealTimers());

const item = { kind: 'product', id: 'serum', category: 'Serum', unitPrice: toPaise(649) } as const;
const page = (offers: Offer[]) => (
  <RenderedAt value={minutesAgo(60)}>
    <OffersNow item={item} offers={offers} />
    <DeliveryCheck />
  </RenderedAt>
);
const noCash = { pincode: '560034', deliverable: true, cod: false, by: null, city: null };
const checked = [pincodeEntered('560034'), deliveryChecked(noCash)];
const cashOnly = catalogueLoaded(aCatalogue({ cashOnly: true }));

test('a page opened in a tab whose first page is an hour old lists what runs now', async () => {
  const offers = [
    anOffer({ id: 'begun', code: 'SALE20', startsAt: minutesAgo(30) }),
    anOffer({ id: 'over', code: 'OVER20', endsAt: minutesAgo(30) }),
  ];
  renderWithStore(page(offers));
  expect(await screen.findByText('SALE20')).toBeInTheDocument();
  expect(screen.queryByText('OVER20')).toBeNull();
});

test('a shop that takes online payments offers them', () => {
  renderWithStore(page([]), { before: checked });
  expect(screen.getByText('Pay Online')).toBeInTheDocument();
  expect(screen.getByText('Cash on delivery is not available here: please pay online')).toBeInTheDocument();
});

test('a shop that takes none names them neither among its offers nor where no cash is collected', () => {
  const { unmount } = renderWithStore(page([anOffer({ code: 'SALE20' })]), {
    before: [cashOnly, ...checked],
  });
  expect(screen.getByText('SALE20')).toBeInTheDocument();
  expect(screen.queryByText(/online/i)).toBeNull();
  expect(screen.getByText('Cash on delivery is not available here yet')).toBeInTheDocument();
  unmount();
  renderWithStore(page([]), { before: [cashOnly] });
  expect(screen.queryByText('Offers on this product now')).toBeNull();
});
