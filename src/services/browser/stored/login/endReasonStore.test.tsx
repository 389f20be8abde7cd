import { endReasonStore } from './endReasonStore';

afterEach(() => window.localStorage.clear());

it('the reason of an ended session is for its person alone, until it is removed', () => {
  const reason = { uid: 'aditi', text: 'Your password is changed.', email: 'aditi@glumist.example' };
  endReasonStore.write(reason);
  expect(endReasonStore.read('aditi')).toEqual(reason);
  expect(endReasonStore.read('ravi')).toBeNull();
  endReasonStore.clear();
  expect(endReasonStore.read('aditi')).toBeNull();
});
