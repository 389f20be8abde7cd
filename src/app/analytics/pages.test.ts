import { itemAdded } from '@/features/cart';
import { shopTitle } from '@/domain/seo/words';
import { pageNamed } from '@/lib/hooks/usePageTitle';
import { anItem } from '@/testing/builders';
import { fakeServices } from '@/testing/fakeServices';
import { runSaga } from '@/testing/runSaga';
import { pageViewed } from '../events';
import { analyticsSaga } from './analyticsSaga';
import { TITLE_TIMEOUT_MS } from './pages';

function begin() {
  const fake = fakeServices();
  const run = runSaga([analyticsSaga], fake.services);
  const go = (path: string) => {
    const [pathname = '', search = ''] = path.split(/(?=\?)/);
    run.dispatch(pageViewed(pathname, search));
  };
  return { ...run, fake, go, names: () => fake.events.map(({ name }) => name) };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('a page of the team, or one that a secret link opens', () => {
  it.each([
    '/admin/orders?q=9876543210',
    '/admin/customers/Xy7uid',
    '/ADMIN/messages?q=aditi@glumist.example',
    '/mail/secret-token',
    '/delivery/secret-token/',
    '/wishlist/secret-token',
  ])('%s is not reported', async (path) => {
    const run = begin();
    run.go(path);
    run.dispatch(pageNamed({ path, name: 'Aditi Sharma' }));
    await run.advance(2 * TITLE_TIMEOUT_MS);
    expect(run.names()).toEqual([]);
  });

  it('gives no event its address or title, and its visit no later page', async () => {
    const run = begin();
    const pageAt = () => run.fake.analytics.pages.at(-1);
    run.go('/wishlist/secret-token?from=mail');
    expect(pageAt()).toEqual({
      page_location: 'http://localhost/wishlist/*',
      page_title: shopTitle,
      page_referrer: '',
    });
    run.dispatch(pageNamed({ path: '/wishlist/secret-token', name: 'Wishlist of Aditi' }));
    run.dispatch(itemAdded(anItem()));
    expect(run.names()).toEqual(['add_to_cart']);
    expect(JSON.stringify(run.fake.analytics.pages)).not.toMatch(/secret|Aditi/);
    run.fake.services.page.referrer = () => 'http://localhost/mail/secret-token';
    run.go('/product/serum?from=mail');
    run.dispatch(pageNamed({ path: '/product/serum', name: 'Serum' }));
    expect(pageAt()).toEqual({
      page_location: 'http://localhost/product/serum?from=mail',
      page_title: 'Serum | Glumist',
      page_referrer: 'http://localhost/mail/:token',
    });
  });
});
