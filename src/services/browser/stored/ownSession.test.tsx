import { EMPTY_CONTACT } from '@/domain/messages/contactMessage';
import { sessionMarker } from '../../auth/sessionMarker';
import { adminDrafts } from './drafts/namedDrafts';
import { contactDraft } from './drafts/contactDraft';
import { phoneCodeStore } from './login/phoneCodeStore';

const TYPED = { ...EMPTY_CONTACT, name: 'Aditi Rao', phone: '9845012345' };
const NOW = Date.now();

function type() {
  contactDraft.write(TYPED);
  adminDrafts.write('products/new', { name: 'Rose' });
  phoneCodeStore.write({ phone: '9845012345', requestId: 'one', purpose: 'add', sentAtMs: NOW });
}
const found = () => [contactDraft.read(), adminDrafts.read('products/new'), phoneCodeStore.read(NOW)];
const NOTHING = [null, null, null];

beforeEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
});

it.each([
  ['another person has signed in', () => sessionMarker.begin('ravi')],
  ['its person has logged out', () => sessionMarker.leave()],
])('a tab that comes back after %s finds nothing of its person', (_when, change) => {
  sessionMarker.begin('aditi');
  type();
  expect(found()).not.toContain(null);
  change();
  expect(found()).toEqual(NOTHING);
  expect(window.sessionStorage).toHaveLength(0);
});

it('an ended session keeps what was typed for the same person alone', () => {
  sessionMarker.begin('aditi');
  type();
  sessionMarker.end();
  expect(contactDraft.read()).toEqual(TYPED);
  type();
  sessionMarker.begin('aditi');
  expect(found()).not.toContain(null);
  sessionMarker.begin('ravi');
  expect(found()).toEqual(NOTHING);
});

it('what a guest typed stays over the login', () => {
  type();
  sessionMarker.begin('aditi');
  expect(contactDraft.read()).toEqual(TYPED);
});

it('other values in storage are ignored', () => {
  for (const value of ['null', '7', '"text"', '{"name":"Aditi"}', 'not JSON']) {
    window.sessionStorage.setItem('glumist.contactDraft', value);
    expect(contactDraft.read()).toBeNull();
  }
});
