import { EMPTY_CONTACT } from '@/domain/messages/contactMessage';
import { contactErrors, tidyContact } from './contactForm';

const good = { name: 'Aditi', email: 'aditi@example.in', phone: '', message: 'When is the mist back?' };

test('a message requires a name, an email and a sentence; the phone number is optional', () => {
  expect(contactErrors(good)).toEqual({});
  expect(Object.keys(contactErrors(EMPTY_CONTACT))).toEqual(['name', 'email', 'message']);
});

test.each([
  ['9845012345', '9845012345'],
  ['+91 98450 12345', '9845012345'],
  ['098450-12345', '9845012345'],
  ['91 (984) 501 2345', '9845012345'],
])('the phone number %s is %s', (typed, sent) => {
  expect(tidyContact({ ...good, phone: typed }).phone).toBe(sent);
  expect(contactErrors({ ...good, phone: typed })).toEqual({});
});

test.each([
  [{ email: 'aditi@' }, 'email'],
  [{ phone: '98450' }, 'phone'],
  [{ phone: '9100000000000' }, 'phone'],
  [{ name: '  ' }, 'name'],
  [{ message: 'Hi' }, 'message'],
])('the problem of %j is shown', (change, field) => {
  expect(Object.keys(contactErrors({ ...good, ...change }))).toEqual([field]);
});
