import { OFFERED_METHODS } from '@/domain/pricing';
import { EMPTY_CONTACT, validateContact } from './contactForm';
import { policies } from './policies';

const good = { name: 'Aditi', email: 'aditi@example.in', phone: '', message: 'When is the mist back?' };

test('a message needs a name, an e-mail and a sentence; the phone number is optional', () => {
  expect(validateContact(good)).toEqual({});
  expect(Object.keys(validateContact(EMPTY_CONTACT))).toEqual(['name', 'email', 'message']);
});

test.each([
  [{ email: 'aditi@' }, 'email'],
  [{ phone: '98450' }, 'phone'],
  [{ name: '  ' }, 'name'],
  [{ message: 'Hi' }, 'message'],
])('%j is named', (change, field) => {
  expect(Object.keys(validateContact({ ...good, ...change }))).toEqual([field]);
});

test('the policies state the fees that the shop charges', () => {
  const text = JSON.stringify(policies.shipping);
  expect(text).toContain('₹70');
  expect(text).toContain('₹500');
  // Nothing is promised for a way to pay that the checkout does not offer.
  expect(text.includes('5% off')).toBe(OFFERED_METHODS.includes('Pay Online'));
});
