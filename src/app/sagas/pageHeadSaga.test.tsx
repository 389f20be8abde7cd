import { pageNamed } from '@/lib/hooks/usePageTitle';
import { createPage } from '@/services/browser/page';
import { fakeServices } from '@/testing/fakeServices';
import { runSaga } from '@/testing/runSaga';
import { pageHeadSaga } from './pageHeadSaga';

const HEAD = `<meta name="description" content="Old"><meta property="og:title" content="Old">
<meta property="og:description" content="Old"><meta property="og:url" content="https://shop.example/">
<link rel="canonical" href="https://shop.example/">`;

function run() {
  const { services } = fakeServices();
  return runSaga([pageHeadSaga], { ...services, page: createPage(() => undefined) });
}
const contentOf = (selector: string) => document.head.querySelector(selector)?.getAttribute('content');

afterEach(() => document.head.replaceChildren());

it('sets the description and canonical URL of the new page', () => {
  document.head.innerHTML = HEAD;
  run().dispatch(pageNamed({ path: '/product/serum', name: 'Serum', description: 'Fades marks.' }));
  expect(contentOf('[name="description"]')).toBe('Fades marks.');
  expect(contentOf('[property="og:title"]')).toBe('Serum');
  expect(contentOf('[property="og:description"]')).toBe('Fades marks.');
  expect(contentOf('[property="og:url"]')).toBe('https://shop.example/product/serum');
  expect(document.head.querySelector('link')).toHaveAttribute('href', 'https://shop.example/product/serum');
});

it('falls back to the default description, and gives a list one canonical URL', () => {
  document.head.innerHTML = HEAD;
  run().dispatch(pageNamed({ path: '/products', name: null, canonical: '/products?category=Serum' }));
  expect(contentOf('[name="description"]')).toMatch(/^All our toners/);
  expect(contentOf('[property="og:title"]')).toMatch(/^Glumist: /);
  expect(document.head.querySelector('link')).toHaveAttribute(
    'href',
    'https://shop.example/products?category=Serum',
  );
});

it('adds nothing to a document without these tags', () => {
  run().dispatch(pageNamed({ path: '/about', name: 'About Us' }));
  expect(document.head).toBeEmptyDOMElement();
});
