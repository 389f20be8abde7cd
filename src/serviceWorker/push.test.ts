interface Tab {
  url: string;
  focus: jest.Mock;
}
const shown: [string, object][] = [];
const tabs: Tab[] = [];
const openWindow = jest.fn(async () => null);
Object.assign(globalThis, {
  __FILES__: {},
  self: {
    location: { origin: 'https://shop.example', hostname: 'shop.example' },
    registration: { showNotification: async (...shownNow: [string, object]) => void shown.push(shownNow) },
    clients: { matchAll: async () => tabs, openWindow },
  },
});
// The worker's scope is read when the module is loaded.
const worker = import('./push');

const click = async (data: unknown) => {
  const close = jest.fn();
  await (await worker).openPage({ notification: { data, close } } as never);
  expect(close).toHaveBeenCalledTimes(1);
};
const push = async (text: string | null) =>
  (await worker).show({ data: text === null ? null : { text: () => text } } as never);

beforeEach(() => {
  shown.length = 0;
  tabs.length = 0;
  openWindow.mockClear();
});

test('a push is shown with its text, and keeps the address for the click', async () => {
  await push(JSON.stringify({ title: 'Shop', body: '1 new order', path: '/admin/orders', tag: 'news' }));
  const icon = '/icons/icon-192.png';
  expect(shown).toEqual([['Shop', { body: '1 new order', tag: 'news', icon, data: '/admin/orders' }]]);
});

test.each([null, '', 'garbage', '[]'])('a push of %p is shown all the same', async (text) => {
  await push(text);
  expect(shown).toMatchObject([['shop.example', { body: '', tag: 'news' }]]);
});

test('a click brings the tab of that page to the front, and opens one where there is none', async () => {
  tabs.push({ url: 'https://shop.example/admin', focus: jest.fn(async () => null) });
  tabs.push({ url: 'https://shop.example/admin/orders', focus: jest.fn(async () => null) });
  await click('/admin/orders');
  expect(tabs.map(({ focus }) => focus.mock.calls.length)).toEqual([0, 1]);
  expect(openWindow).not.toHaveBeenCalled();
  await click('/admin/messages');
  expect(openWindow).toHaveBeenCalledWith('https://shop.example/admin/messages');
});

test.each(['https://evil.example/admin', '//evil.example', 'javascript:alert(1)', '/checkout', null])(
  'a click on a push that names %p opens the admin',
  async (path) => {
    await click(path);
    expect(openWindow).toHaveBeenCalledWith('https://shop.example/admin');
  },
);
