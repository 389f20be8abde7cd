import { changedProfile, tidyProfile, validateProfile } from './profile';
import { isPhone, phoneIn } from '../text/phone';

const aditi = { displayName: 'Aditi Rao', phone: '9845012345' };

it.each([
  [aditi, {}],
  [{ ...aditi, phone: '' }, {}],
  [
    { displayName: '  ', phone: '98450' },
    { displayName: 'Please enter your name', phone: 'Please enter a valid 10-digit mobile number' },
  ],
  [{ ...aditi, phone: '98450123456' }, { phone: 'Please enter a valid 10-digit mobile number' }],
  [{ ...aditi, displayName: '<b>Aditi' }, { displayName: 'Please leave out < and >' }],
  [{ ...aditi, displayName: 'a'.repeat(81) }, { displayName: 'At most 80 characters' }],
  [{ ...aditi, displayName: ` ${'a'.repeat(80)} ` }, {}],
])('the profile %j is validated', (details, errors) => {
  expect(validateProfile(details)).toEqual(errors);
});

it('white space and line breaks in a name are replaced by one space', () => {
  expect(tidyProfile({ displayName: ' Aditi\n  Rao ', phone: ' 9845012345 ' })).toEqual(aditi);
});

it.each([
  [aditi, {}],
  [{ displayName: ' Aditi  Rao', phone: '9845012345' }, {}],
  [{ ...aditi, phone: '' }, { phone: '' }],
  [
    { displayName: 'Aditi', phone: '9999999999' },
    { displayName: 'Aditi', phone: '9999999999' },
  ],
])('only changed fields are written: %j', (typed, changes) => {
  expect(changedProfile(aditi, typed)).toEqual(changes);
});

it.each([
  ['+91 98450 12345', '9845012345'],
  ['09845012345', '9845012345'],
  ['98450-12345', '9845012345'],
  ['98450 123456', '9845012345'],
  ['', ''],
])('the phone number is read from %j', (text, phone) => {
  expect(phoneIn(text)).toBe(phone);
  expect(isPhone(phoneIn(text))).toBe(phone !== '');
});
