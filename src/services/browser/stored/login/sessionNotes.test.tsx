import { sessionNotes } from './sessionNotes';

afterEach(() => {
  jest.useRealTimers();
  window.sessionStorage.clear();
});

it('a carried message is returned once', () => {
  sessionNotes.carryToast('Email verified successfully!');
  expect(sessionNotes.takeCarriedToast()).toBe('Email verified successfully!');
  expect(sessionNotes.takeCarriedToast()).toBeNull();
});

it('messages work without storage', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(() => sessionNotes.carryToast('Done')).not.toThrow();
  expect(sessionNotes.takeCarriedToast()).toBeNull();
});
