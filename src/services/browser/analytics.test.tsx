import { pageFields, search } from '@/domain/analytics/analytics';
import { NOTHING_GRANTED } from '@/domain/customers/consent';
import { createAnalytics } from './analytics';
import { consentStore } from './stored/shopping/consentStore';
import { createReportedOrders } from './stored/shopping/reportedOrders';

const page = window as { gtag?: unknown; dataLayer?: ArrayLike<unknown>[] };
const allowed = { ...NOTHING_GRANTED, analytics_storage: 'granted' };
const denied = ['consent', 'default', NOTHING_GRANTED];
const haldi = ['event', 'search', { search_term: 'haldi' }];
const scripts = () => [...document.head.querySelectorAll('script')].map(({ src }) => src);
/** The commands that the page's function received, in order. */
const commands = () => [...(page.dataLayer ?? [])].map((command) => Array.from(command));

function bringGtag() {
  page.dataLayer = [];
  const gtag = jest.fn((...command: unknown[]) => void page.dataLayer?.push(command));
  page.gtag = gtag;
  return gtag;
}

afterEach(() => {
  jest.useRealTimers();
  delete page.gtag;
  delete page.dataLayer;
  document.head.replaceChildren();
  window.localStorage.clear();
});

test('without an analytics function events are dropped and nothing is loaded', () => {
  jest.useFakeTimers();
  const analytics = createAnalytics('');
  analytics.start('allowed');
  analytics.choose('declined');
  expect(analytics.present()).toBe(false);
  expect(analytics.send(search('haldi'))).toBe(false);
  page.gtag = 'no function';
  expect(analytics.send(search('haldi'))).toBe(false);
  jest.runAllTimers();
  expect(scripts()).toEqual([]);
});

test('consent is denied by default before any event, and then updated by the choice', () => {
  bringGtag();
  const analytics = createAnalytics('');
  analytics.start(null);
  expect(commands()).toEqual([denied]);
  analytics.send(search('haldi'));
  analytics.choose('allowed');
  analytics.choose('declined');
  expect(commands()).toEqual([
    denied,
    haldi,
    ['consent', 'update', allowed],
    ['consent', 'update', NOTHING_GRANTED],
  ]);
});

test('an earlier choice applies from the start', () => {
  bringGtag();
  createAnalytics('').start('allowed');
  expect(commands()).toEqual([denied, ['consent', 'update', allowed]]);
});

test('a function that loads late receives the consent first', () => {
  const analytics = createAnalytics('');
  analytics.start(null);
  analytics.choose('allowed');
  bringGtag();
  expect(analytics.present()).toBe(true);
  expect(analytics.send(search('haldi'))).toBe(true);
  expect(commands()).toEqual([denied, ['consent', 'update', allowed], haldi]);
});

test('the page is set before the events of it, also for a function that loads late', () => {
  const fields = pageFields({ url: 'https://shop.example/', title: 'Glumist', referrer: '' });
  const analytics = createAnalytics('');
  analytics.start(null);
  analytics.setPage(fields);
  bringGtag();
  analytics.send(search('haldi'));
  expect(commands()).toEqual([denied, ['set', fields], haldi]);
  const next = pageFields({ url: 'https://shop.example/about', title: 'About', referrer: '' });
  analytics.setPage(next);
  analytics.send(search('haldi'));
  expect(commands().slice(3)).toEqual([['set', next], haldi]);
});

test('a document of the team loads no script, which its policy would refuse', () => {
  jest.useFakeTimers();
  window.history.replaceState(null, '', '/admin/orders?q=9876543210');
  const analytics = createAnalytics('G-TEST');
  analytics.start('allowed');
  jest.runAllTimers();
  expect([scripts(), analytics.present()]).toEqual([[], false]);
  window.history.replaceState(null, '', '/');
});

test('a function that throws has no effect on the shop', () => {
  const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  bringGtag().mockImplementation(() => {
    throw new Error('blocked');
  });
  const analytics = createAnalytics('');
  expect(() => {
    analytics.start(null);
    analytics.choose('allowed');
  }).not.toThrow();
  expect(analytics.send(search('haldi'))).toBe(false);
  expect(warned).toHaveBeenCalled();
});

test('with a measurement id Google’s script loads when the page is idle, after the consent', () => {
  jest.useFakeTimers();
  const analytics = createAnalytics('G-TEST');
  analytics.start(null);
  analytics.send(search('haldi'));
  expect(scripts()).toEqual([]);
  expect(commands()).toEqual([
    denied,
    ['js', expect.any(Date)],
    ['config', 'G-TEST', { send_page_view: false }],
    haldi,
  ]);
  // The script takes commands only as arguments objects.
  expect(Object.prototype.toString.call(page.dataLayer?.[0])).toBe('[object Arguments]');
  jest.runAllTimers();
  expect(scripts()).toEqual(['https://www.googletagmanager.com/gtag/js?id=G-TEST']);
});

test('a page with its own function loads no second one', () => {
  jest.useFakeTimers();
  bringGtag();
  createAnalytics('G-TEST').start(null);
  jest.runAllTimers();
  expect(scripts()).toEqual([]);
  expect(commands()).toEqual([denied]);
});

test('withdrawing the consent removes the cookies', () => {
  document.cookie = '_ga=GA1.1.1; Path=/';
  document.cookie = '_ga_TEST=GS1; Path=/';
  document.cookie = 'mine=1; Path=/';
  bringGtag();
  createAnalytics('').choose('declined');
  expect(document.cookie).toBe('mine=1');
});

test('the choice survives the page and is seen by other tabs', () => {
  const listener = jest.fn();
  const stop = consentStore.subscribe(listener);
  expect(consentStore.read()).toBeNull();
  consentStore.write('allowed', new Date());
  expect(consentStore.read()).toBe('allowed');
  const key = window.localStorage.key(0);
  window.dispatchEvent(new StorageEvent('storage', { key: 'another' }));
  window.dispatchEvent(new StorageEvent('storage', { key }));
  stop();
  window.dispatchEvent(new StorageEvent('storage', { key }));
  expect(listener.mock.calls).toEqual([['allowed']]);
  window.localStorage.setItem(key ?? '', '"maybe"');
  expect(consentStore.read()).toBeNull();
});

test('a reported order is known to the next page, and to this one even without storage', () => {
  createReportedOrders().add('GLM1');
  expect(createReportedOrders().has('GLM1')).toBe(true);
  expect(createReportedOrders().has('GLM2')).toBe(false);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const orders = createReportedOrders();
  orders.add('GLM3');
  expect(orders.has('GLM3')).toBe(true);
});
