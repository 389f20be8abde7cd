import { consentStore } from './consentStore';

const KEY = 'glumist.consent';
const NOW = new Date('2026-11-29T10:00:00.000Z');

beforeEach(() => window.localStorage.clear());

it('keeps the answer with the version of its notice and its time', () => {
  consentStore.write('declined', NOW);
  expect(JSON.parse(window.localStorage.getItem(KEY)!)).toEqual({
    choice: 'declined',
    notice: 1,
    at: '2026-11-29T10:00:00.000Z',
  });
  expect(consentStore.read()).toBe('declined');
});

it('an answer from before notices had versions counts', () => {
  window.localStorage.setItem(KEY, JSON.stringify('allowed'));
  expect(consentStore.read()).toBe('allowed');
});

it('an answer to another notice does not', () => {
  window.localStorage.setItem(KEY, JSON.stringify({ choice: 'allowed', notice: 0, at: NOW.toISOString() }));
  expect(consentStore.read()).toBeNull();
});
