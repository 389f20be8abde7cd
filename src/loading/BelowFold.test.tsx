import { act, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { BelowFold } from './BelowFold';
import { resetFirstInteraction } from './firstInteraction';

const preload = jest.fn(() => Promise.resolve());
const section = (
  <main>
    <BelowFold phone={100} desktop={80} preload={preload}>
      <p>Best sellers</p>
    </BelowFold>
  </main>
);

let intersect: (isIntersecting: boolean) => void;

beforeEach(() => {
  preload.mockClear();
  resetFirstInteraction();
  jest.useFakeTimers();
  globalThis.IntersectionObserver = class {
    constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
      intersect = (isIntersecting) => callback([{ isIntersecting }]);
    }
    observe = () => undefined;
    disconnect = () => undefined;
  } as unknown as typeof IntersectionObserver;
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'connection');
  jest.useRealTimers();
  document.body.replaceChildren();
});

/** Hydrates the page as the server renders it. */
async function hydrate() {
  const container = document.createElement('div');
  container.innerHTML = renderToString(section);
  document.body.append(container);
  expect(container).not.toHaveTextContent('Best sellers');
  await act(async () => void hydrateRoot(container, section));
}

it('is in neither the prerendered nor the hydrated page', async () => {
  await hydrate();
  expect(screen.queryByText('Best sellers')).toBeNull();
});

it('renders near the viewport', async () => {
  await hydrate();
  await act(async () => intersect(false));
  expect(screen.queryByText('Best sellers')).toBeNull();
  await act(async () => intersect(true));
  expect(screen.getByText('Best sellers')).toBeInTheDocument();
});

it('renders when the browser is idle after the first interaction', async () => {
  await hydrate();
  window.dispatchEvent(new Event('keydown'));
  expect(screen.queryByText('Best sellers')).toBeNull();
  await act(async () => void jest.advanceTimersByTime(2000));
  expect(screen.getByText('Best sellers')).toBeInTheDocument();
});

it('renders after an interaction before hydration', async () => {
  window.hasInteracted = 1;
  await hydrate();
  await act(async () => void jest.advanceTimersByTime(2000));
  expect(screen.getByText('Best sellers')).toBeInTheDocument();
});

it('fetches its code while the browser is idle', async () => {
  await hydrate();
  expect(preload).not.toHaveBeenCalled();
  await act(async () => void jest.advanceTimersByTime(3000));
  expect(preload).toHaveBeenCalledTimes(1);
  expect(screen.queryByText('Best sellers')).toBeNull();
});

it('fetches its code only when it renders, in a browser that saves data', async () => {
  Object.assign(navigator, { connection: { saveData: true } });
  await hydrate();
  await act(async () => void jest.advanceTimersByTime(3000));
  expect(preload).not.toHaveBeenCalled();
});
