import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { type ComponentType, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { renderToString } from 'react-dom/server';
import { Rehearsal } from '@/lib/Rehearsal';
import { island, preloadLacking, preloadIslands, useAlong } from '.';

// What the server's half of React needs and jsdom lacks.
import { MessageChannel } from 'node:worker_threads';
Object.assign(globalThis, { MessageChannel });
const server = jest.requireActual<{ renderToString: typeof renderToString }>('react-dom/server');

const SIZE = { phone: 400, desktop: 300 };

interface CounterProps {
  name: string;
}
function Counter({ name }: CounterProps) {
  const [count, setCount] = useState(0);
  const [text, setText] = useState('');
  return (
    <div>
      <button type="button" onClick={() => setCount(count + 1)}>
        {name} {count}
      </button>
      <input aria-label="note" value={text} onChange={(event) => setText(event.target.value)} />
      <output>{text}</output>
    </div>
  );
}

/** The island as the server knows it, and as a browser does whose code is on its way until `arrive`. */
function awaited() {
  let arrive: (part: ComponentType<CounterProps>) => void = () => undefined;
  let fail: (error: Error) => void = () => undefined;
  const load = jest.fn(
    () =>
      new Promise<ComponentType<CounterProps>>((resolve, reject) => {
        arrive = resolve;
        fail = reject;
      }),
  );
  return {
    Island: island<CounterProps>(load, SIZE),
    load,
    arrive: () => act(async () => arrive(Counter)),
    fail: () => act(async () => fail(new Error('gone'))),
  };
}

/** What the server has drawn, in the page. */
async function drawn(): Promise<HTMLElement> {
  const Known = island<CounterProps>(() => Promise.resolve(Counter), SIZE);
  await preloadIslands();
  const root = document.createElement('div');
  root.innerHTML = server.renderToString(<Known name="Pressed" />);
  document.body.append(root);
  return root;
}

const said = jest.spyOn(console, 'error');
beforeEach(() => {
  said.mockClear();
  delete document.documentElement.dataset.touched;
});
afterEach(() => {
  expect(said).not.toHaveBeenCalled();
  document.body.replaceChildren();
});

test('without a sign of anybody it lives once its code has come for another reason', async () => {
  const root = await drawn();
  const { Island, load, arrive } = awaited();
  await act(async () => void hydrateRoot(root, <Island name="Pressed" />));
  expect(load).not.toHaveBeenCalled();
  await act(async () => void preloadIslands());
  await arrive();
  fireEvent.click(screen.getByRole('button'));
  expect(screen.getByRole('button')).toHaveTextContent('Pressed 1');
});

test('what a page has comes without what others have', async () => {
  const root = await drawn();
  const { Island, load, arrive } = awaited();
  const elsewhere = awaited();
  const opens = jest.fn(() => Promise.resolve());
  const parts = [{ preload: opens }];
  function Page() {
    const isHere = useAlong(parts);
    return (
      <>
        {isHere && <i>It may be rehearsed</i>}
        <Island name="Pressed" />
      </>
    );
  }
  const page = await act(async () => hydrateRoot(root, <Page />));
  expect(screen.queryByText('It may be rehearsed')).toBeNull();
  await act(async () => void preloadLacking());
  expect(load).toHaveBeenCalledTimes(1);
  expect(elsewhere.load).not.toHaveBeenCalled();
  await arrive();
  expect(opens).toHaveBeenCalledTimes(1);
  expect(screen.getByText('It may be rehearsed')).toBeInTheDocument();
  fireEvent.click(screen.getByRole('button'));
  expect(screen.getByRole('button')).toHaveTextContent('Pressed 1');

  await act(async () => page.unmount());
  await preloadLacking();
  expect(opens).toHaveBeenCalledTimes(1);
  expect(elsewhere.load).not.toHaveBeenCalled();

  // On a page that is gone to later it comes by itself.
  render(<Page />);
  await waitFor(() => expect(opens).toHaveBeenCalledTimes(2));
  await act(async () => void preloadIslands());
  await elsewhere.arrive();
});

test('what the server drew stays as it is, is fetched once somebody is there, and then lives', async () => {
  const root = await drawn();
  const { Island, load, arrive } = awaited();
  const button = screen.getByRole('button', { name: 'Pressed 0' });
  const page = await act(async () => hydrateRoot(root, <Island name="Pressed" />));
  expect(load).not.toHaveBeenCalled();
  expect(button).toBeInTheDocument();

  // Drawn anew with the same, it is still what the server drew.
  await act(async () => page.render(<Island name="Pressed" />));
  await act(async () => void fireEvent.scroll(window));
  expect(load).toHaveBeenCalledTimes(1);
  expect(button).toBeInTheDocument();

  // What is done meanwhile is done again.
  fireEvent.click(button);
  fireEvent.click(button);
  fireEvent.input(screen.getByLabelText('note'), { target: { value: 'dew' } });
  expect(button).toHaveTextContent('Pressed 0');
  await arrive();
  expect(screen.getByRole('button')).toBe(button);
  expect(button).toHaveTextContent('Pressed 2');
  expect(screen.getByRole('status')).toHaveTextContent('dew');
  fireEvent.click(button);
  expect(button).toHaveTextContent('Pressed 3');
});

test('where the page goes on without its code, its likeness stays until that has come', async () => {
  const root = await drawn();
  const { Island, load, arrive } = awaited();
  const page = await act(async () => hydrateRoot(root, <Island name="Pressed" />));
  await act(async () => void fireEvent.scroll(window));
  fireEvent.click(screen.getByRole('button'));
  await act(async () => page.render(<Island name="Gone on" />));
  expect(load).toHaveBeenCalledTimes(1);
  const likeness = screen.getByRole('button', { name: 'Pressed 0' });

  // What was done to either is done again.
  fireEvent.click(likeness);
  fireEvent.input(screen.getByLabelText('note'), { target: { value: 'dew' } });
  await arrive();
  expect(likeness).not.toBeInTheDocument();
  expect(screen.getByRole('button')).toHaveTextContent('Gone on 2');
  expect(screen.getByRole('status')).toHaveTextContent('dew');
});

test('what was pressed in a likeness is done to what is called the same, never to what stands in its place', async () => {
  const pressed: string[] = [];
  interface ShelfProps {
    adds: string[];
    sizes: [size: string, left: number][];
  }
  const Shelf = ({ adds, sizes }: ShelfProps) => (
    <div>
      {adds.map((name) => (
        <button key={name} type="button" aria-label={`Add ${name}`} onClick={() => pressed.push(name)}>
          <svg />
        </button>
      ))}
      {sizes.map(([size, left]) => (
        <label key={size}>
          <input type="checkbox" value={size} onChange={() => pressed.push(size)} />
          {size} {left}
        </label>
      ))}
    </div>
  );
  const before: ShelfProps = {
    adds: ['Balm', 'Serum', 'Toner'],
    sizes: [
      ['30 ml', 9],
      ['50 ml', 4],
    ],
  };
  const Known = island<ShelfProps>(() => Promise.resolve(Shelf), SIZE);
  await preloadIslands();
  const root = document.createElement('div');
  root.innerHTML = server.renderToString(<Known {...before} />);
  document.body.append(root);
  let arrive: (part: typeof Shelf) => void = () => undefined;
  const Island = island<ShelfProps>(() => new Promise((resolve) => (arrive = resolve)), SIZE);
  const page = await act(async () => hydrateRoot(root, <Island {...before} />));
  await act(async () => void fireEvent.scroll(window));
  await act(async () => page.render(<Island adds={['Balm', 'Mist', 'Toner']} sizes={[['50 ml', 1]]} />));

  fireEvent.click(screen.getByRole('button', { name: 'Add Serum' }));
  fireEvent.click(screen.getByRole('button', { name: 'Add Toner' }));
  fireEvent.click(screen.getByRole('checkbox', { name: '30 ml 9' }));
  fireEvent.click(screen.getByRole('checkbox', { name: '50 ml 4' }));
  await act(async () => arrive(Shelf));
  expect(screen.getByRole('button', { name: 'Add Mist' })).toBeInTheDocument();
  expect(pressed).toEqual(['Toner', '50 ml']);
});

test('where nobody sees it yet it is not fetched', async () => {
  const { Island, load } = awaited();
  await act(async () => {
    render(
      <Rehearsal isDue>
        <Island name="Rehearsed" />
      </Rehearsal>,
    );
  });
  expect(load).not.toHaveBeenCalled();
});

test('where the browser draws it, it is fetched at once; what does not come says so and can be asked for again', async () => {
  const { Island, load, arrive, fail } = awaited();
  await act(async () => void render(<Island name="Drawn" />));
  expect(load).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await fail();
  expect(screen.getByRole('alert')).toHaveTextContent('A part of this page did not arrive.');
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Try again' })));
  expect(load).toHaveBeenCalledTimes(2);
  await arrive();
  expect(screen.getByRole('button', { name: 'Drawn 0' })).toBeInTheDocument();
});
