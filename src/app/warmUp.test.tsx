import { fireEvent } from '@testing-library/react';
import type * as warm from './warmUp';

const preloadLacking = jest.fn(() => Promise.resolve());
const preloadIslands = jest.fn(() => Promise.resolve());
const preloadScreen = jest.fn((name: string) =>
  name === 'list' ? Promise.reject(new Error(name)) : Promise.resolve(),
);
jest.mock('@/islands', () => ({
  preloadLacking: () => preloadLacking(),
  preloadIslands: () => preloadIslands(),
}));
const needNear = jest.fn(() => Promise.resolve());
const registerWorker = jest.fn(() => Promise.resolve());
const isFastLine = jest.fn(() => false);
jest.mock('./near/near', () => ({ near: { need: () => needNear() } }));
jest.mock('@/services', () => ({ registerWorker: () => registerWorker() }));
jest.mock('@/lib/fastLine', () => ({ isFastLine: () => isFastLine() }));
jest.mock('./screens/screens', () => ({ preloadScreen: (name: string) => preloadScreen(name) }));

const bring = jest.fn();
const preloadOverlays = jest.fn();

/** The names of the screens that were fetched. */
const screens = () => preloadScreen.mock.calls.map(([name]) => name);

/** A page that has just been shown, in a browser that keeps `kept` of earlier ones; `isDue`: it was drawn a while ago. */
function shown(kept: Record<string, string> = {}, isDue = false): void {
  localStorage.clear();
  sessionStorage.clear();
  for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value);
  jest.isolateModules(() => {
    const { warmUp, warmMore } = jest.requireActual<typeof warm>('./warmUp');
    warmUp(() => {
      bring();
      warmMore(preloadOverlays);
    }, isDue);
  });
}

function saveData(saveData: boolean): void {
  Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData } });
}

beforeEach(() => {
  jest.useFakeTimers();
  jest.clearAllMocks();
  delete document.documentElement.dataset.touched;
});
afterEach(() => {
  saveData(false);
  isFastLine.mockReturnValue(false);
  // Pages that still wait for a sign are let go of.
  fireEvent.scroll(window);
  jest.useRealTimers();
});

test('the runtime comes with the first sign of somebody, once that has been answered', () => {
  shown();
  jest.advanceTimersByTime(400);
  expect(bring).not.toHaveBeenCalled();
  fireEvent.pointerDown(window);
  expect(bring).not.toHaveBeenCalled();
  jest.advanceTimersByTime(200);
  expect(bring).toHaveBeenCalledTimes(1);
});

test.each([
  ['over a slow line where somebody stays without one', false, 4000],
  ['over a fast one a moment later', true, 500],
])('%s it comes by itself', (_name, isFast, ms) => {
  isFastLine.mockReturnValue(isFast);
  shown();
  jest.advanceTimersByTime(ms - 1);
  expect(bring).not.toHaveBeenCalled();
  jest.advanceTimersByTime(2000);
  expect(bring).toHaveBeenCalledTimes(1);
});

test('what a first press may ask for comes before it, and the worker', async () => {
  shown();
  await jest.advanceTimersByTimeAsync(499);
  for (const one of [needNear, registerWorker, preloadScreen]) expect(one).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1000);
  expect(needNear).toHaveBeenCalledTimes(1);
  expect(registerWorker).toHaveBeenCalledTimes(1);
  expect(screens()).toEqual(['list', 'detail']);
  expect(bring).not.toHaveBeenCalled();
});

test('it comes at once where the page was drawn a while ago', () => {
  shown({}, true);
  jest.advanceTimersByTime(400);
  expect(bring).toHaveBeenCalledTimes(1);
});

test('it comes at once where it has something to show', () => {
  shown({ 'glumist.cart.guest': '[]' });
  jest.advanceTimersByTime(400);
  expect(bring).toHaveBeenCalledTimes(1);
});

test('what others keep in this browser is nothing of ours', () => {
  shown({ other: '1' });
  jest.advanceTimersByTime(400);
  expect(bring).not.toHaveBeenCalled();
});

test('where somebody stays without a sign come the next screens and the rest of this one, nothing else', async () => {
  shown();
  await jest.advanceTimersByTimeAsync(20_000);
  expect([...new Set(screens())]).toEqual(['list', 'detail', 'home']);
  expect(preloadLacking).toHaveBeenCalledTimes(1);
  expect(preloadIslands).not.toHaveBeenCalled();
  expect(preloadOverlays).not.toHaveBeenCalled();

  fireEvent.scroll(window);
  await jest.advanceTimersByTimeAsync(2000);
  expect([...new Set(screens())]).toEqual(['list', 'detail', 'home', 'contact', 'about']);
  expect(preloadIslands).toHaveBeenCalledTimes(1);
  expect(preloadOverlays).toHaveBeenCalledTimes(1);
});

test('who saves data is brought the runtime alone', async () => {
  saveData(true);
  shown();
  fireEvent.scroll(window);
  await jest.advanceTimersByTimeAsync(20_000);
  expect(bring).toHaveBeenCalledTimes(1);
  for (const ahead of [needNear, preloadScreen, preloadLacking, preloadIslands, preloadOverlays]) {
    expect(ahead).not.toHaveBeenCalled();
  }
});
