import { detailRequested } from '@/features/catalogue';
import { fakeServices } from '@/testing/fakeServices';
import { runSaga } from '@/testing/runSaga';
import { prefetchSaga } from './prefetchSaga';
import { preloadScreen } from '../screens/screens';

jest.mock('../screens/screens', () => ({
  ...jest.requireActual<object>('../screens/screens'),
  preloadScreen: jest.fn(async () => undefined),
}));

function reachFor(path: string) {
  jest.mocked(preloadScreen).mockClear();
  const fake = fakeServices();
  const { actions } = runSaga([prefetchSaga], fake.services);
  fake.reachFor(path);
  return { actions, screens: jest.mocked(preloadScreen).mock.calls.flat() };
}

test('the chunk of a link is loaded on hover or touch, and a product with its details', () => {
  expect(reachFor('/about')).toEqual({ actions: [], screens: ['about'] });
  const { actions, screens } = reachFor('/product/rose');
  expect(actions).toEqual([detailRequested({ kind: 'product', id: 'rose' })]);
  expect(screens).toEqual(['detail']);
});

test('nothing is prefetched in data-saving mode', () => {
  Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } });
  expect(reachFor('/product/rose')).toEqual({ actions: [], screens: [] });
  Reflect.deleteProperty(navigator, 'connection');
});
