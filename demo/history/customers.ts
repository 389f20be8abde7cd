import { createHash } from 'node:crypto';
import type { Address } from '@/domain/addresses/address';
import { phoneCustomerId } from '@/domain/phoneOrders/phoneCustomer';

/** An invented person: name, first line, second line, city, state, PIN code. */
type Spec = [string, string, string, string, string, string];

const SPECS: readonly Spec[] = [
  ['Ananya Sharma', '12 Lajpat Nagar II', 'Near the metro station', 'New Delhi', 'Delhi', '110024'],
  ['Karthik Subramanian', '4 Kasturba Nagar, 3rd Cross', 'Adyar', 'Chennai', 'Tamil Nadu', '600020'],
  ['Sneha Patil', '18 Prabhat Road, Lane 9', 'Erandwane', 'Pune', 'Maharashtra', '411004'],
  ['Riya Banerjee', '7 Jodhpur Park', '', 'Kolkata', 'West Bengal', '700068'],
  ['Mohammed Faisal', '31 Road No. 10', 'Banjara Hills', 'Hyderabad', 'Telangana', '500034'],
  ['Gurpreet Kaur', '226 Sector 35A', '', 'Chandigarh', 'Chandigarh', '160022'],
  ['Lakshmi Menon', '9 Panampilly Nagar, 5th Cross', '', 'Kochi', 'Kerala', '682036'],
  ['Vivek Joshi', '41 CG Road', 'Navrangpura', 'Ahmedabad', 'Gujarat', '380009'],
  ['Pooja Verma', '15 Vibhuti Khand', 'Gomti Nagar', 'Lucknow', 'Uttar Pradesh', '226010'],
  ['Farah Sheikh', '22 Hill Road', 'Bandra West', 'Mumbai', 'Maharashtra', '400050'],
  ['Nikhil Rao', '8 Indiranagar 12th Main', '', 'Bengaluru', 'Karnataka', '560038'],
  ['Tenzin Dolma', '3 Mall Road', '', 'Gangtok', 'Sikkim', '737101'],
];

export interface Customer {
  uid: string;
  email: string;
  address: Address;
}

const CALLER_PHONE = '9000077701';

/** A customer who ordered by phone and has no account. */
export const caller: Customer = {
  uid: phoneCustomerId(createHash('sha256').update(CALLER_PHONE).digest('hex').slice(0, 32)),
  email: '',
  address: {
    name: 'Savitri Iyer',
    phone: CALLER_PHONE,
    addressLine1: '14 Ranganathan Street',
    addressLine2: 'T Nagar',
    city: 'Chennai',
    state: 'Tamil Nadu',
    pincode: '600017',
    landmark: 'Behind the temple',
    isDefault: false,
    createdAt: '2026-01-01T00:00:00.000Z',
  },
};

/** People who have bought before. None of them can sign in. */
export const customers: readonly Customer[] = SPECS.map(
  ([name, addressLine1, addressLine2, city, state, pincode], at) => ({
    uid: `demo-customer-${at + 1}`,
    email: `${name.toLowerCase().replaceAll(' ', '.')}@customer.example`,
    address: {
      name,
      phone: `90000${String(10_001 + at * 37)}`,
      addressLine1,
      addressLine2,
      city,
      state,
      pincode,
      landmark: '',
      isDefault: true,
      createdAt: '2026-01-01T00:00:00.000Z',
    },
  }),
);
