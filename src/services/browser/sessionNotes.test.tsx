import { pendingCredentials, sessionNotes } from './sessionNotes';

const credentials = { email: 'aditi@glumist.example', password: 'correct-horse-1' };
const MINUTE = 60_000;

afterEach(() => {
  jest.useRealTimers();
  window.sessionStorage.clear();
});

it('keeps a registration in this tab for ten minutes at most', () => {
  jest.useFakeTimers();
  pendingCredentials.write(credentials);
  jest.advanceTimersByTime(10 * MINUTE);
  expect(pendingCredentials.read()).toEqual(credentials);
  jest.advanceTimersByTime(1);
  expect(pendingCredentials.read()).toBeNull();
  expect(window.sessionStorage).toHaveLength(0);
  expect(window.localStorage).toHaveLength(0);
});

it('hands a carried message over once', () => {
  sessionNotes.carryToast('Email verified successfully!');
  expect(sessionNotes.takeCarriedToast()).toBe('Email verified successfully!');
  expect(sessionNotes.takeCarriedToast()).toBeNull();
});

it('lives without storage', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(() => pendingCredentials.write(credentials)).not.toThrow();
  expect(pendingCredentials.read()).toBeNull();
});
