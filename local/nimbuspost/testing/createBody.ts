import { type CreateBody } from '../types';

/** A body that books, with some of it changed. */
export function createBody(change: Record<string, unknown> = {}): CreateBody {
  return {
    order_number: 'GLM1',
    shipping_charges: 70,
    discount: 0,
    cod_charges: 0,
    payment_type: 'cod',
    order_amount: 449,
    package_weight: 1000,
    package_length: 15,
    package_breadth: 10,
    package_height: 10,
    courier_id: '',
    consignee: {
      name: 'Asha Rao',
      address: '12 MG Road',
      address_2: '',
      city: 'Bengaluru',
      state: 'Karnataka',
      pincode: '560001',
      phone: '9876543210',
    },
    pickup: { warehouse_name: 'Glumist' },
    order_items: [{ name: 'Rose mist', qty: 1, price: 449, sku: 'RM-100' }],
    ...change,
  };
}
