import { cartKey } from '@/domain/cart/cart';
import { signedOut } from '@/features/auth';
import {
  drawerClosed,
  drawerOpened,
  itemAdded,
  itemRemoved,
  itemRestored,
  quantityChanged,
} from '@/features/cart';
import { itemViewed, listShown } from '@/features/catalogue';
import { catalogueLoaded, detailLoaded } from '@/features/catalogue/catalogueSlice';
import { aCatalogue, aCombo, aProduct } from '@/features/catalogue/testing/builders';
import { checkoutClosed, checkoutOpened, orderPlaced } from '@/features/checkout';
import { searchTermChanged } from '@/features/search';
import { shopTitle } from '@/domain/seo/words';
import { pageNamed } from '@/lib/hooks/usePageTitle';
import { anAnswer, anItem } from '@/testing/builders';
import { fakeServices } from '@/testing/fakeServices';
import { runSaga } from '@/testing/runSaga';
import { pageViewed } from '../events';
import { analyticsSaga } from './analyticsSaga';
import { TITLE_TIMEOUT_MS } from './pages';
import { SEARCH_DEBOUNCE_MS } from './searches';
import { LIST_DEBOUNCE_MS } from './views';

const serum = anItem();
const mist = anItem({ id: 'mist', name: 'Rice Water Dew Mist', sku: 'MIS-100', price: 449 });

function begin(fake = fakeServices()) {
  let url = 'http://localhost/';
  fake.services.page.url = () => url;
  const run = runSaga([analyticsSaga], fake.services);
  const products = [aProduct({ id: 'serum', category: 'Serum' }), aProduct({ id: 'mist', category: 'Mist' })];
  run.dispatch(catalogueLoaded(aCatalogue({ products, combos: [aCombo({ id: 'set' })] })));
  const go = (path: string) => {
    url = `http://localhost${path}`;
    const [pathname = '', search = ''] = path.split(/(?=\?)/);
    run.dispatch(pageViewed(pathname, search));
  };
  const names = () => fake.events.map(({ name }) => name);
  return { ...run, fake, go, names, sent: (at = -1) => fake.events.at(at)?.params };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('a page view', () => {
  it('is sent once, after the page has its title', async () => {
    const run = begin();
    run.go('/product/serum?from=mail');
    expect(run.names()).toEqual([]);
    run.dispatch(pageNamed({ path: '/product/serum', name: null }));
    run.dispatch(pageNamed({ path: '/product/serum', name: 'Serum' }));
    run.dispatch(pageNamed({ path: '/product/serum', name: 'Serum again' }));
    await run.advance(2 * TITLE_TIMEOUT_MS);
    expect(run.fake.events).toEqual([
      {
        name: 'page_view',
        params: {
          page_path: '/product/serum',
          page_location: 'http://localhost/product/serum?from=mail',
          page_title: 'Serum | Glumist',
        },
      },
    ]);
  });

  it('has the URL of its page, even after further navigations', async () => {
    const run = begin();
    run.go('/products?q=serum');
    run.dispatch(pageViewed('/', '?utm_source=mail'));
    run.dispatch(pageNamed({ path: '/', name: '' }));
    await run.advance(TITLE_TIMEOUT_MS);
    expect(run.sent()).toMatchObject({
      page_path: '/',
      page_location: 'http://localhost/?utm_source=mail',
    });
  });

  it('is sent to an analytics function that loads after the shop', () => {
    const run = begin();
    run.fake.analytics.state.present = false;
    run.go('/');
    expect(run.state().consent.analytics).toBe('absent');
    run.fake.analytics.state.present = true;
    run.go('/about');
    expect(run.state().consent.analytics).toBe('present');
  });

  it('does not use the title of another page', async () => {
    const run = begin();
    run.go('/about');
    run.dispatch(pageNamed({ path: '/', name: 'Home' }));
    expect(run.names()).toEqual([]);
    await run.advance(TITLE_TIMEOUT_MS);
    expect(run.sent()).toMatchObject({ page_path: '/about', page_title: shopTitle });
  });

  it('is also sent when the page is left or hidden before it has a title', () => {
    const run = begin();
    run.go('/products');
    run.go('/about');
    expect(run.sent()).toMatchObject({ page_path: '/products', page_title: shopTitle });
    run.fake.hidePage();
    expect(run.sent()).toMatchObject({ page_path: '/about' });
    run.dispatch(pageNamed({ path: '/about', name: 'About' }));
    expect(run.names()).toEqual(['page_view', 'page_view']);
  });
});

describe('a list view', () => {
  it('is sent when the list is stable, with its items in order', async () => {
    const run = begin();
    run.dispatch(listShown({ list: 'products', keys: ['product/mist', 'product/serum'] }));
    await run.advance(LIST_DEBOUNCE_MS - 1);
    run.dispatch(listShown({ list: 'search', keys: ['product/serum', 'combo/set', 'product/gone'] }));
    await run.advance(LIST_DEBOUNCE_MS);
    expect(run.names()).toEqual(['view_item_list']);
    expect(run.sent()).toMatchObject({
      item_list_id: 'search_results',
      items: [
        { item_id: 'serum', item_category: 'Serum', index: 0 },
        { item_id: 'set', item_category: 'Combos', index: 1 },
      ],
    });
  });
});

it('a product view is sent with its variant and price', () => {
  const run = begin();
  const item = aProduct({ id: 'serum', price: 649 }) as never;
  run.dispatch(detailLoaded({ key: 'product/serum', detail: { kind: 'product', item, reviews: [] } }));
  run.dispatch(itemViewed({ kind: 'product', id: 'serum' }));
  expect(run.fake.events).toEqual([
    {
      name: 'view_item',
      params: {
        currency: 'INR',
        value: 649,
        items: [
          {
            item_id: 'serum',
            item_name: 'Product serum',
            item_variant: '30 ml',
            item_category: 'Serum',
            quantity: 1,
            price: 649,
            currency: 'INR',
          },
        ],
      },
    },
  ]);
});

describe('a search event', () => {
  async function type(run: ReturnType<typeof begin>, text: string) {
    for (let end = 1; end <= text.length; end += 1) {
      run.dispatch(searchTermChanged(text.slice(0, end)));
      await run.advance(150);
    }
  }
  const terms = (run: ReturnType<typeof begin>) =>
    run.fake.events.filter(({ name }) => name === 'search').map(({ params }) => params.search_term);

  it('is sent after a pause in typing', async () => {
    const run = begin();
    run.go('/products');
    await type(run, 'Haldi ');
    expect(terms(run)).toEqual([]);
    await run.advance(SEARCH_DEBOUNCE_MS);
    expect(terms(run)).toEqual(['haldi']);
  });

  it('is sent at once when a result is chosen, and not again on return', async () => {
    const run = begin();
    run.go('/products');
    await type(run, 'haldi');
    run.go('/product/serum');
    run.dispatch(searchTermChanged(''));
    expect(terms(run)).toEqual(['haldi']);
    run.go('/products?q=haldi');
    run.dispatch(searchTermChanged('haldi'));
    await run.advance(SEARCH_DEBOUNCE_MS);
    expect(terms(run)).toEqual(['haldi']);
  });

  it('is not sent for an emptied box, and is sent when the word is typed again', async () => {
    const run = begin();
    run.go('/products');
    await type(run, 'hal');
    run.dispatch(searchTermChanged(''));
    await run.advance(SEARCH_DEBOUNCE_MS);
    expect(terms(run)).toEqual([]);
    for (let time = 0; time < 2; time += 1) {
      await type(run, 'hal');
      await run.advance(SEARCH_DEBOUNCE_MS);
      run.dispatch(searchTermChanged(''));
    }
    expect(terms(run)).toEqual(['hal', 'hal']);
  });
});

describe('cart events', () => {
  it('are sent for added and removed lines with value and kind, and not for a changed quantity', () => {
    const run = begin();
    run.dispatch(itemAdded({ ...serum, quantity: 2 }));
    run.dispatch(itemAdded({ ...serum, quantity: 4 }));
    run.dispatch(quantityChanged({ key: cartKey(serum), delta: 1 }));
    run.dispatch(itemRemoved('nothing|such'));
    run.dispatch(itemRemoved(cartKey(serum)));
    expect(run.names()).toEqual(['add_to_cart', 'remove_from_cart']);
    expect(run.sent(0)).toMatchObject({
      value: 1298,
      currency: 'INR',
      items: [{ item_id: 'serum', item_category: 'Serum', item_variant: '30 ml', quantity: 2, price: 649 }],
    });
    expect(run.sent(1)).toMatchObject({ value: 3245, items: [{ item_id: 'serum', quantity: 5 }] });
  });

  it('count an undone removal as added, so that the sum is right', () => {
    const run = begin();
    run.dispatch(itemAdded(serum));
    run.dispatch(itemAdded(mist));
    run.dispatch(itemRemoved(cartKey(serum)));
    const undo = itemRestored({ item: serum, at: 0 });
    run.dispatch(undo);
    run.dispatch(undo);
    expect(run.names()).toEqual(['add_to_cart', 'add_to_cart', 'remove_from_cart', 'add_to_cart']);
    expect(run.sent()).toMatchObject({ items: [{ item_id: 'serum' }] });
  });

  it('count a line added after a sign-out as new', () => {
    const run = begin();
    run.dispatch(itemAdded(serum));
    run.dispatch(signedOut());
    run.dispatch(itemAdded(serum));
    expect(run.names()).toEqual(['add_to_cart', 'add_to_cart']);
  });

  it('are sent once each time that the cart or the checkout opens', () => {
    const run = begin();
    run.dispatch(itemAdded(serum));
    run.fake.events.length = 0;
    run.dispatch(drawerOpened());
    run.dispatch(drawerOpened());
    run.dispatch(drawerClosed());
    run.dispatch(checkoutOpened('2026-11-20T10:00:00.000Z'));
    run.dispatch(checkoutOpened('2026-11-20T10:00:00.000Z'));
    run.dispatch(checkoutClosed());
    run.dispatch(drawerOpened());
    expect(run.names()).toEqual(['view_cart', 'begin_checkout', 'view_cart']);
    expect(run.sent(1)).toMatchObject({ value: 649, items: [{ item_id: 'serum' }] });
  });
});

describe('a purchase event', () => {
  const order = {
    orderId: 'GLM1',
    items: [serum],
    couponCode: 'GLOW10',
    amounts: anAnswer({ deliveryFee: 70, finalTotal: 654.1 }),
  };

  it('is sent once, over retries and reloads', () => {
    const run = begin();
    run.dispatch(orderPlaced(order));
    run.dispatch(orderPlaced(order));
    const reloaded = begin(run.fake);
    reloaded.dispatch(orderPlaced(order));
    reloaded.dispatch(orderPlaced({ ...order, orderId: 'GLM2' }));
    expect(run.fake.events.map(({ name, params }) => [name, params.transaction_id])).toEqual([
      ['purchase', 'GLM1'],
      ['purchase', 'GLM2'],
    ]);
    expect(run.sent(0)).toMatchObject({ value: 584.1, shipping: 70, coupon: 'GLOW10', currency: 'INR' });
  });

  it('is not marked as sent while analytics is missing', () => {
    const run = begin();
    run.fake.analytics.state.present = false;
    run.dispatch(orderPlaced(order));
    run.fake.analytics.state.present = true;
    run.dispatch(orderPlaced(order));
    expect(run.names()).toEqual(['purchase']);
  });
});
