import { DAY_MS } from '@/domain/time/calendar';
import { indianTime } from './tracking';
import { type PaymentType } from './types';

interface Courier {
  id: string;
  name: string;
  /** Rupees for the first half kilogram, and for each further one. */
  base: number;
  step: number;
  /** Days in the metros, and elsewhere. */
  metroDays: number;
  days: number;
}

const COURIERS: Courier[] = [
  { id: '1', name: 'Delhivery Surface', base: 45, step: 32, metroDays: 3, days: 5 },
  { id: '6', name: 'Xpressbees Surface', base: 42, step: 30, metroDays: 4, days: 6 },
  { id: '14', name: 'Blue Dart Air', base: 78, step: 61, metroDays: 2, days: 3 },
];

const METRO_PREFIXES = ['110', '400', '560', '600', '700', '500', '411', '380'];
/** Islands and high valleys with prepaid delivery only. */
const PREPAID_ONLY_PREFIXES = ['194', '744', '68255'];
const REFUSED_PINS = new Set(['799999', '744301', '682559', '194401']);
const SLAB_GRAMS = 500;
const COD_FEE_RUPEES = 35;
const COD_SHARE = 0.02;

/** The payment methods of a destination. PIN codes from 1 to 8 are served; 9 is the army's post. */
export function reach(pincode: string): 'all' | 'prepaid only' | 'none' {
  if (!/^[1-8]\d{5}$/.test(pincode) || REFUSED_PINS.has(pincode)) return 'none';
  return PREPAID_ONLY_PREFIXES.some((prefix) => pincode.startsWith(prefix)) ? 'prepaid only' : 'all';
}

/** Whether a parcel with this payment method can be delivered there. */
export function isDeliverable(pincode: string, paymentType: PaymentType): boolean {
  const area = reach(pincode);
  return area === 'all' || (area === 'prepaid only' && paymentType !== 'cod');
}

export interface Quote {
  id: string;
  name: string;
  freight_charges: number;
  cod_charges: number;
  total_charges: number;
  /** Grams. */
  min_weight: number;
  chargeable_weight: number;
  estimated_delivery_days: number;
  /** `YYYY-MM-DD`. */
  edd: string;
}

interface Parcel {
  destination: string;
  paymentType: PaymentType;
  amount: number;
  weightGrams: number;
}

/** The couriers for a parcel, cheapest first; none when destination or payment method is not served. */
export function quotes({ destination, paymentType, amount, weightGrams }: Parcel, now: Date): Quote[] {
  if (!isDeliverable(destination, paymentType)) return [];
  const slabs = Math.max(1, Math.ceil(weightGrams / SLAB_GRAMS));
  const metro = METRO_PREFIXES.some((prefix) => destination.startsWith(prefix));
  const cod = paymentType === 'cod' ? Math.max(COD_FEE_RUPEES, Math.round(amount * COD_SHARE)) : 0;
  return COURIERS.map((courier) => {
    const freight = courier.base + courier.step * (slabs - 1);
    const days = metro ? courier.metroDays : courier.days;
    return {
      id: courier.id,
      name: courier.name,
      freight_charges: freight,
      cod_charges: cod,
      total_charges: freight + cod,
      min_weight: SLAB_GRAMS,
      chargeable_weight: slabs * SLAB_GRAMS,
      estimated_delivery_days: days,
      edd: indianTime(new Date(now.getTime() + days * DAY_MS)).slice(0, 10),
    };
  }).sort((a, b) => a.total_charges - b.total_charges);
}

/** The requested courier, or the first. */
export function chooseCourier(id: string): { id: string; name: string } | null {
  const courier = id === '' ? COURIERS[0] : COURIERS.find((one) => one.id === id);
  return courier ? { id: courier.id, name: courier.name } : null;
}
