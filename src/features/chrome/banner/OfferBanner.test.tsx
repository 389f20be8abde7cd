import { act, fireEvent, screen } from '@testing-library/react';
import { Link } from 'react-router-dom';
import type { Offer } from '@/domain/offers/offer';
import { catalogueLoaded } from '@/features/catalogue';
import { aCatalogue } from '@/testing/catalogue';
import { OfferBanner } from './OfferBanner';
import { renderChrome } from '../testing/renderChrome';

const offer = (id: string, title: string, more: Partial<Offer> = {}): Offer => ({
  id,
  code: id.toUpperCase(),
  title,
  type: 'percentage',
  discount: 10,
  enabled: true,
  ...more,
});
const ONE = offer('glow10', '10% off two or more');
const TWO = offer('dewfree', 'Buy two, the cheaper one is free');

function show(...offers: Offer[]) {
  const { store } = renderChrome(
    <>
      <OfferBanner />
      <Link to="/about">About</Link>
    </>,
  );
  act(() => {
    store.dispatch(catalogueLoaded(aCatalogue({ offers })));
  });
  return store;
}
const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('the banner shows the next offer every four seconds and wraps around', async () => {
  show(ONE, TWO);
  expect(screen.getByText(ONE.title)).toBeInTheDocument();
  await wait(3999);
  expect(screen.getByText(ONE.title)).toBeInTheDocument();
  await wait(1);
  expect(screen.getByText(TWO.title)).toBeInTheDocument();
  await wait(4000);
  expect(screen.getByText(ONE.title)).toBeInTheDocument();
});

test('the banner pauses while it is hovered or focused', async () => {
  show(ONE, TWO);
  const banner = screen.getByRole('region', { name: 'Offers' });
  fireEvent.pointerEnter(banner);
  await wait(9000);
  expect(screen.getByText(ONE.title)).toBeInTheDocument();
  fireEvent.pointerLeave(banner);
  await wait(4000);
  expect(screen.getByText(TWO.title)).toBeInTheDocument();
  fireEvent.focus(screen.getByRole('button', { name: 'Copy' }));
  await wait(9000);
  expect(screen.getByText(TWO.title)).toBeInTheDocument();
});

test('Pause stops the rotation until Play, also once the focus is elsewhere', async () => {
  show(ONE, TWO);
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
  press('Pause offers');
  await wait(9000);
  expect(screen.getByText(ONE.title)).toBeInTheDocument();
  press('Play offers');
  await wait(4000);
  expect(screen.getByText(TWO.title)).toBeInTheDocument();
});

test('the banner stays still under the pointer after the focus has left it', async () => {
  show(ONE, TWO);
  fireEvent.pointerEnter(screen.getByRole('region', { name: 'Offers' }));
  fireEvent.focus(screen.getByRole('button', { name: 'Copy' }));
  fireEvent.blur(screen.getByRole('button', { name: 'Copy' }));
  await wait(9000);
  expect(screen.getByText(ONE.title)).toBeInTheDocument();
});

test('the banner pauses under a pointer that was there before it', async () => {
  show(ONE, TWO);
  const relatedTarget = screen.getByRole('button', { name: 'Previous offer' });
  // The test's DOM has no PointerEvent.
  fireEvent(screen.getByText(ONE.title), new MouseEvent('pointerover', { bubbles: true, relatedTarget }));
  await wait(9000);
  expect(screen.getByText(ONE.title)).toBeInTheDocument();
});

test('the banner pauses while the page is hidden', async () => {
  const seen = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  show(ONE, TWO);
  await wait(9000);
  expect(screen.getByText(ONE.title)).toBeInTheDocument();
  seen.mockReturnValue('visible');
  fireEvent(document, new Event('visibilitychange'));
  await wait(4000);
  expect(screen.getByText(TWO.title)).toBeInTheDocument();
});

test('the banner does not rotate with reduced motion', async () => {
  const list = { matches: true, addEventListener: () => undefined, removeEventListener: () => undefined };
  window.matchMedia = (() => list) as unknown as typeof window.matchMedia;
  show(ONE, TWO);
  await wait(9000);
  expect(screen.getByText(ONE.title)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Pause offers' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Next offer' }));
  expect(screen.getByText(TWO.title)).toBeInTheDocument();
  Reflect.deleteProperty(window, 'matchMedia');
});

test('Previous and Next change the offer and wrap around', () => {
  show(ONE, TWO);
  fireEvent.click(screen.getByRole('button', { name: 'Previous offer' }));
  expect(screen.getByText(TWO.title)).toBeInTheDocument();
  fireEvent.click(screen.getByRole('button', { name: 'Next offer' }));
  expect(screen.getByText(ONE.title)).toBeInTheDocument();
});

test('Copy copies the code and says ’Copied!’ for two seconds', async () => {
  const writeText = jest.fn().mockResolvedValue(undefined);
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
  show(ONE);
  fireEvent.click(screen.getByRole('button', { name: 'Copy' }));
  await wait(0);
  expect(writeText).toHaveBeenCalledWith('GLOW10');
  expect(screen.getByRole('button', { name: 'Copied!' })).toBeInTheDocument();
  await wait(1999);
  expect(screen.getByRole('button', { name: 'Copied!' })).toBeInTheDocument();
  await wait(1);
  expect(screen.getByRole('button', { name: 'Copy' })).toBeInTheDocument();
});

test('a refused copy selects the code and shows a message', async () => {
  const writeText = jest.fn().mockRejectedValue(new DOMException('', 'NotAllowedError'));
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
  const store = show(ONE);
  fireEvent.click(screen.getByRole('button', { name: 'Copy' }));
  await wait(0);
  const [toast] = store.getState().notifications.toasts;
  expect(toast?.text).toContain('The code GLOW10');
  expect(window.getSelection()?.toString()).toBe('GLOW10');
  expect(screen.getByRole('button', { name: 'Copy' })).toBeInTheDocument();
});

test('the banner disappears with a navigation, and not while it is visible', () => {
  show();
  expect(screen.queryByRole('region', { name: 'Offers' })).toBeNull();
  expect(screen.getByText('Free delivery from ₹500')).toBeInTheDocument();
  fireEvent.click(screen.getByRole('link', { name: 'About' }));
  expect(screen.queryByText('Free delivery from ₹500')).toBeNull();
});

test('an offer that has ended is not shown', () => {
  show(offer('old', 'Last summer', { endsAt: '2020-01-01T00:00:00Z' }), TWO);
  expect(screen.getByText(TWO.title)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Next offer' })).toBeNull();
});
