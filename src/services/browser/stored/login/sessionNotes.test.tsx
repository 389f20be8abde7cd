import { sessionNotes } from './sessionNotes';

afterEach(() => {
  jest.useRealTimers();
  window.sessionStorage.clear();
  window.localStorage.clear();
});

it('a carried message is returned once', () => {
  sessionNotes.carryToast('Email verified successfully!');
  expect(sessionNotes.takeCarriedToast()).toBe('Email verified successfully!');
  expect(sessionNotes.takeCarriedToast()).toBeNull();
});

it('the reason of an ended session is for its person alone, until it is removed', () => {
  const reason = { uid: 'aditi', text: 'Your password is changed.', email: 'aditi@glumist.example' };
  sessionNotes.setEndReason(reason);
  expect(sessionNotes.readEndReason('aditi')).toEqual(reason);
  expect(sessionNotes.readEndReason('ravi')).toBeNull();
  sessionNotes.setEndReason(null);
  expect(sessionNotes.readEndReason('aditi')).toBeNull();
});

it('messages work without storage', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(() => sessionNotes.carryToast('Done')).not.toThrow();
  expect(sessionNotes.takeCarriedToast()).toBeNull();
});
