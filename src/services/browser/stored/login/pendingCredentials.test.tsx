import { createPendingCredentials } from './pendingCredentials';
import { session } from '../storage';

const credentials = { email: 'aditi@glumist.example', password: 'correct-horse-1' };
const newPage = () => createPendingCredentials(session);

afterEach(() => {
  jest.useRealTimers();
  window.sessionStorage.clear();
});

it('a registration is kept in this tab for a minute at most', () => {
  jest.useFakeTimers();
  const page = newPage();
  page.write(credentials);
  jest.advanceTimersByTime(60_000);
  expect(page.read()).toEqual(credentials);
  jest.advanceTimersByTime(1);
  expect(page.read()).toBeNull();
  expect(window.sessionStorage).toHaveLength(0);
  expect(window.localStorage).toHaveLength(0);
});

it('a registration is passed to the next page, and its first read removes it from storage', () => {
  jest.useFakeTimers();
  newPage().write(credentials);
  const next = newPage();
  expect(next.until()).toBe(Date.now() + 60_000);
  expect(window.sessionStorage).toHaveLength(0);
  expect(next.read()).toEqual(credentials);
  expect(newPage().read()).toBeNull();
  next.clear();
  expect(next.read()).toBeNull();
});

it('an inherited registration is removed by a new one and after its minute', () => {
  jest.useFakeTimers();
  newPage().write(credentials);
  const next = newPage();
  expect(next.read()).toEqual(credentials);
  next.write({ ...credentials, email: 'mira@glumist.example' });
  expect(next.read()).toMatchObject({ email: 'mira@glumist.example' });
  const last = newPage();
  expect(last.read()).not.toBeNull();
  jest.advanceTimersByTime(60_001);
  expect(last.read()).toBeNull();
  expect(last.until()).toBeNull();
});

it('a registration with email and password alone is kept for a minute after it was first read', () => {
  jest.useFakeTimers();
  window.sessionStorage.setItem('pendingCredentials', JSON.stringify(credentials));
  const page = newPage();
  expect(page.until()).toBe(Date.now() + 60_000);
  jest.advanceTimersByTime(60_000);
  expect(page.read()).toEqual(credentials);
  jest.advanceTimersByTime(1);
  expect(page.read()).toBeNull();
});

it.each(['null', '7', '"x"', '{}', '{"email":"a","password":1,"until":9e15}', '{'])(
  '%s is refused as a registration and removed',
  (text) => {
    window.sessionStorage.setItem('pendingCredentials', text);
    const page = newPage();
    expect([page.read(), page.until()]).toEqual([null, null]);
    expect(window.sessionStorage).toHaveLength(0);
  },
);

it('registrations work without storage', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const page = newPage();
  expect(() => page.write(credentials)).not.toThrow();
  expect(page.read()).toBeNull();
});
