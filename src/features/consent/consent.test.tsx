import { act, screen } from '@testing-library/react';
import { useSelector } from 'react-redux';
import { fakeServices } from '@/testing/fakeServices';
import { renderWithStore } from '@/testing/renderWithStore';
import ConsentBar from './ConsentBar';
import { consentSaga, cookieChoicesOpened, selectIsConsentPending, selectChoicesOpen } from '.';
import CookieChoices from './CookieChoices';

function Page() {
  return (
    <>
      <main id="content" tabIndex={-1}>
        Shelves
      </main>
      {useSelector(selectIsConsentPending) && <ConsentBar />}
      {useSelector(selectChoicesOpen) && <CookieChoices />}
    </>
  );
}

function visit(
  prepare: (state: ReturnType<typeof fakeServices>['analytics']['state']) => void = () => undefined,
) {
  const fake = fakeServices();
  prepare(fake.analytics.state);
  const view = renderWithStore(<Page />, { fake, sagas: [consentSaga] });
  const bar = () => screen.queryByRole('region', { name: 'Cookie choices' });
  return { ...view, bar, analytics: fake.analytics };
}

test('no consent is requested without analytics', () => {
  const { bar } = visit((state) => {
    state.present = false;
  });
  expect(bar()).toBeNull();
});

test('the request is announced politely and does not take the focus', () => {
  jest.useFakeTimers();
  const { bar } = visit();
  expect(bar()).toBeInTheDocument();
  expect(document.body).toHaveFocus();
  const announcement = screen.getByRole('status');
  expect(announcement).toBeEmptyDOMElement();
  act(() => void jest.runAllTimers());
  expect(announcement).toHaveTextContent('Allow an analytics cookie?');
  jest.useRealTimers();
});

test.each([
  ['Allow', 'allowed'],
  ['No thanks', 'declined'],
])('%s is stored, passed to analytics, and not requested again', async (label, choice) => {
  const { bar, user, analytics } = visit();
  expect(analytics.consents).toEqual([null]);
  await user.click(screen.getByRole('button', { name: label }));
  expect(bar()).toBeNull();
  expect(screen.getByRole('main')).toHaveFocus();
  expect(analytics.state.stored).toBe(choice);
  expect(analytics.consents).toEqual([null, choice]);
});

test('an earlier choice applies and can be changed', async () => {
  const { bar, dispatch, user, analytics } = visit((state) => {
    state.stored = 'allowed';
  });
  expect(bar()).toBeNull();
  expect(analytics.consents).toEqual([null, 'allowed']);
  dispatch(cookieChoicesOpened());
  expect(screen.getByRole('dialog', { name: 'Cookie choices' })).toHaveTextContent('You chose Allow.');
  expect(screen.getByRole('button', { name: 'Allow', pressed: true })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'No thanks', pressed: false }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(analytics.consents).toEqual([null, 'allowed', 'declined']);
  expect(analytics.state.stored).toBe('declined');
});

test('the dialog replaces the bar, and closing it makes no choice', async () => {
  const { bar, dispatch, user, analytics } = visit();
  dispatch(cookieChoicesOpened());
  expect(bar()).toBeNull();
  expect(screen.getByRole('dialog')).toHaveTextContent('You have not chosen yet');
  await user.keyboard('{Escape}');
  expect(bar()).toBeInTheDocument();
  expect(analytics.state.stored).toBeNull();
});

test('the dialog says so and asks nothing where there is no analytics', () => {
  const { dispatch } = visit((state) => {
    state.present = false;
  });
  dispatch(cookieChoicesOpened());
  expect(screen.getByRole('dialog')).toHaveTextContent('This shop does not count visits');
  expect(screen.queryByRole('button', { name: 'Allow' })).toBeNull();
});

test('a choice in another tab applies here', () => {
  const { bar, analytics } = visit();
  act(() => analytics.answerInOtherTab('declined'));
  expect(bar()).toBeNull();
  expect(analytics.consents).toEqual([null, 'declined']);
});
