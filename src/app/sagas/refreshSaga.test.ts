import { signedIn } from '@/features/auth';
import { catalogueRequested, detailRequested } from '@/features/catalogue';
import { cameBack } from '@/features/connection';
import { aUser } from '@/testing/builders';
import { fakeServices } from '@/testing/fakeServices';
import { runSaga } from '@/testing/runSaga';
import { refreshSaga } from './refreshSaga';

test.each([
  ['/', []],
  ['/products?category=Serum', []],
  ['/product/amla-c-glow-serum?variant=A', [detailRequested({ kind: 'product', id: 'amla-c-glow-serum' })]],
  ['/product/%E0%A4%A', [detailRequested({ kind: 'product', id: '%E0%A4%A' })]],
  ['/combo/monsoon-set', [detailRequested({ kind: 'combo', id: 'monsoon-set' })]],
])('the data of %s is reloaded when the connection returns', (path, request) => {
  const fake = fakeServices();
  fake.services.page.url = () => `http://localhost${path}`;
  const { dispatch, actions } = runSaga([refreshSaga], fake.services);
  dispatch(cameBack());
  expect(actions.slice(1)).toEqual([catalogueRequested(), ...request]);
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
