import { signedIn } from '@/features/auth';
import { cameBack } from '@/features/connection';
import { aUser } from '@/testing/builders';
import { fakeServices } from '@/testing/fakeServices';
import { runSaga } from '@/testing/runSaga';
import { refreshSaga } from './refreshSaga';

test.each([
  ['/', ['catalogue/catalogueRequested']],
  ['/products?category=Serum', ['catalogue/catalogueRequested']],
  ['/product/amla-c-glow-serum?variant=A', ['catalogue/catalogueRequested', 'catalogue/productRequested']],
  ['/product/%E0%A4%A', ['catalogue/catalogueRequested', 'catalogue/productRequested']],
  ['/combo/monsoon-set', ['catalogue/catalogueRequested', 'catalogue/comboRequested']],
])('the data of %s is reloaded when the connection returns', (path, request) => {
  const fake = fakeServices();
  fake.services.page.url = () => `http://localhost${path}`;
  const { dispatch, actions } = runSaga([refreshSaga], fake.services);
  dispatch(cameBack());
  expect(actions.slice(1).map(({ type }) => type)).toEqual(request);
});

test('a signed-in person’s data is reloaded when the connection returns', () => {
  const { dispatch, actions } = runSaga([refreshSaga], fakeServices().services);
  dispatch(signedIn(aUser()));
  dispatch(cameBack());
  expect(actions.slice(2).map(({ type }) => type)).toEqual([
    'catalogue/catalogueRequested',
    'addresses/addressesRequested',
    'userProfile/profileRequested',
  ]);
});
