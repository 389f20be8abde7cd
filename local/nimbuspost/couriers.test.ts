import { isDeliverable, quotes, reach } from './couriers';

const now = new Date('2026-01-10T08:00:00Z');
const parcel = { destination: '560001', paymentType: 'cod' as const, amount: 499, weightGrams: 1000 };

describe('couriers', () => {
  it.each([
    ['560001', 'all'],
    ['194101', 'prepaid only'],
    ['799999', 'none'],
    ['900001', 'none'],
    ['012345', 'none'],
    ['5600', 'none'],
  ])('deliver to %s: %s', (pincode, expected) => {
    expect(reach(pincode)).toBe(expected);
  });

  it('collect cash only where they can return it', () => {
    expect(isDeliverable('194101', 'prepaid')).toBe(true);
    expect(isDeliverable('194101', 'cod')).toBe(false);
    expect(quotes({ ...parcel, destination: '194101' }, now)).toEqual([]);
  });

  it('quote by half kilograms, cheapest first', () => {
    const found = quotes(parcel, now);
    expect(found.map((quote) => quote.total_charges)).toEqual([107, 112, 174]);
    expect(found[0]).toMatchObject({
      chargeable_weight: 1000,
      cod_charges: 35,
      estimated_delivery_days: 4,
      edd: '2026-01-14',
    });
  });
});
