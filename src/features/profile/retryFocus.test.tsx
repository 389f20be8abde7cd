import type { ReactElement } from 'react';
import { act, screen, waitFor } from '@testing-library/react';
import { alertsSaga } from '@/features/alerts';
import { creditSaga, StoreCredit } from '@/features/credit';
import { GiftCards, giftCardsSaga } from '@/features/giftCards';
import { Referrals, referralsSaga } from '@/features/referrals';
import { fail } from '@/services';
import { renderWithStore } from '@/testing/renderWithStore';
import type { Saga } from '@/testing/runSaga';
import { shopSagas, signedInShopper } from '@/testing/signedInShopper';
import { DetailsTab } from './details/DetailsTab';
import { YourAlerts } from './details/YourAlerts';
import { YourMails } from './details/YourMails';

test.each<[string, ReactElement, Saga[]]>([
  ['store credit', <StoreCredit />, [creditSaga]],
  ['gift cards', <GiftCards />, [giftCardsSaga]],
  ['referrals', <Referrals />, [referralsSaga]],
  ['alerts', <YourAlerts />, [alertsSaga]],
  ['mails', <YourMails />, [alertsSaga]],
  ['phone number', <DetailsTab />, shopSagas],
])('a second failure to load gives the focus back to "Try again": %s', async (_part, ui, sagas) => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const fake = signedInShopper();
  const waiting: (() => void)[] = [];
  const later = <T,>(value: T) => new Promise<T>((resolve) => waiting.push(() => resolve(value)));
  fake.services.http = () => later({ kind: 'network' });
  fake.services.shop.mailChoice = () => later(fail({ kind: 'network' }));
  fake.services.users.get = () => later(fail({ kind: 'unavailable', cause: 'offline' }));
  const { user } = renderWithStore(ui, { fake, sagas });
  const afterFailure = () =>
    waitFor(async () => {
      await act(async () => waiting.splice(0).forEach((fails) => fails()));
      return screen.getByRole('button', { name: 'Try again' });
    });
  await user.click(await afterFailure());
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  expect(await afterFailure()).toHaveFocus();
});
