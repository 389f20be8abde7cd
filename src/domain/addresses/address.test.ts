import {
  defaultAddress,
  EMPTY_ADDRESS,
  findConsignee,
  streetOf,
  tidyAddress,
  validateAddress,
  type Address,
} from './address';

const form = {
  ...EMPTY_ADDRESS,
  name: 'Aditi Rao',
  phone: '9845012345',
  addressLine1: '22, 4th Cross',
  city: 'Bengaluru',
  state: 'Karnataka',
  pincode: '560034',
};
const saved = (over: Partial<Address> = {}): Address => ({
  ...form,
  isDefault: false,
  createdAt: 't1',
  ...over,
});

describe('validateAddress', () => {
  it('requires the fields of the specification and no others', () => {
    expect(validateAddress(form)).toEqual({});
    expect(Object.keys(validateAddress(EMPTY_ADDRESS)).sort()).toEqual(
      ['addressLine1', 'city', 'name', 'phone', 'pincode', 'state'].sort(),
    );
  });

  it.each(['', '984501234', '98450123456', '98450 1234', 'abcdefghij', '+919845012'])(
    'checks the phone number %p',
    (phone) => {
      expect(validateAddress({ ...form, phone }).phone).toBe('Please enter a valid 10-digit mobile number');
    },
  );

  it.each(['', '56003', '060034', '56003a'])('checks the PIN code %p', (pincode) => {
    expect(validateAddress({ ...form, pincode }).pincode).toBe('Please enter a valid 6-digit PIN code');
  });

  it('names the characters that cannot be printed on a label', () => {
    expect(validateAddress({ ...form, landmark: 'Gate <2>' })).toEqual({
      landmark: 'Please leave out < and >',
    });
  });

  it('limits the length of every field', () => {
    expect(validateAddress({ ...form, landmark: 'x'.repeat(101) })).toEqual({
      landmark: 'At most 100 characters',
    });
  });

  it('replaces line breaks with spaces, so that a label stays in one piece', () => {
    expect(tidyAddress({ ...form, name: ' Aditi\r\nRao ' }).name).toBe('Aditi Rao');
  });
});

describe('the selected address', () => {
  it('is the default address, or else the first', () => {
    const [first, second] = [saved(), saved({ createdAt: 't2', isDefault: true })];
    expect(defaultAddress([first, second])).toBe(second);
    expect(defaultAddress([first])).toBe(first);
    expect(defaultAddress([])).toBeUndefined();
  });

  const to = {
    name: 'aditi rao',
    phone: '9845012345',
    street: '22, 4th Cross, Koramangala',
    pincode: '560034',
    city: 'BENGALURU',
    state: 'Karnataka',
  };
  const home = saved({ addressLine2: 'Koramangala', landmark: 'Near Forum' });
  it.each([
    '22, 4th Cross',
    '22, 4th Cross, Koramangala, Near Forum',
    '22 4th cross - KORAMANGALA | Near Forum',
    '22, 4th Cross, , Landmark: Forum',
    '22, 4th Cross, Koramangala, Bengaluru, Karnataka - 560034, India',
  ])('is found by the parcel’s fields: %s', (street) => {
    expect(findConsignee([home], { ...to, street })).toEqual(home);
  });
  it.each(['22, 4th Crossroads Mall', '22, 4th Cross, 99 Other Lane', '22', 'Koramangala', '-'])(
    'is not matched by another place: %s',
    (street) => {
      expect(findConsignee([home], { ...to, street })).toBeUndefined();
    },
  );
  it('is the named flat of two in the same house', () => {
    const flats = ['', 'Flat 1', 'Flat 2'].map((addressLine2) => saved({ addressLine2 }));
    expect(flats.map((flat) => findConsignee(flats, { ...to, street: streetOf(flat) }))).toEqual(flats);
  });
  it.each(['name', 'phone', 'pincode', 'city', 'state', 'street'] as const)(
    'is not found when its %s differs',
    (field) => {
      expect(findConsignee([home], { ...to, [field]: '999999' })).toBeUndefined();
    },
  );
  it('is written on one line', () => {
    expect(streetOf({ addressLine1: 'A', addressLine2: '', landmark: 'B' })).toBe('A, B');
  });
});
