import { store } from '@/domain/store';
import { deviceNameOf } from './deviceName';
import { newsMessage } from './message';
import { adminUrlOf, readMessage } from './shown';

const ORIGIN = 'https://shop.example';
test.each([
  ['/admin/orders?status=placed', `${ORIGIN}/admin/orders?status=placed`],
  ['/admin', `${ORIGIN}/admin`],
  [`${ORIGIN}/admin/messages`, `${ORIGIN}/admin/messages`],
  ['https://evil.example/admin', `${ORIGIN}/admin`],
  ['//evil.example/admin', `${ORIGIN}/admin`],
  ['/\\evil.example/admin', `${ORIGIN}/admin`],
  ['javascript:alert(1)', `${ORIGIN}/admin`],
  ['/admin/../checkout', `${ORIGIN}/admin`],
  ['/administer', `${ORIGIN}/admin`],
  ['/products', `${ORIGIN}/admin`],
  ['http://', `${ORIGIN}/admin`],
  [undefined, `${ORIGIN}/admin`],
  [null, `${ORIGIN}/admin`],
  [5, `${ORIGIN}/admin`],
  [{}, `${ORIGIN}/admin`],
])('a click on a push with the path %p opens %s', (path, url) => {
  expect(adminUrlOf(path, ORIGIN)).toBe(url);
});

test.each([
  [JSON.stringify(newsMessage({ new_order: 1 })), { title: store.name, body: '1 new order', tag: 'news' }],
  [undefined, { title: 'shop.example', body: '', tag: 'news' }],
  ['', { title: 'shop.example', body: '' }],
  ['null', { title: 'shop.example', body: '' }],
  ['[1]', { title: 'shop.example' }],
  ['{"title":5,"body":{}}', { title: 'shop.example', body: '' }],
  [JSON.stringify({ title: 'x'.repeat(500) }), { title: 'x'.repeat(200) }],
])('a push of %p is shown as %j', (text, shown) => {
  expect(readMessage(text, 'shop.example')).toMatchObject(shown);
});

test.each([
  [
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
    'Chrome on Android',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0',
    'Edge on Windows',
  ],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox on Mac'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
    'Safari on iPhone',
  ],
  [
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/140.0 Safari/537.36',
    'Chrome on Linux',
  ],
  ['something', 'A browser'],
])('%s is called %s', (userAgent, name) => {
  expect(deviceNameOf(userAgent)).toBe(name);
});
