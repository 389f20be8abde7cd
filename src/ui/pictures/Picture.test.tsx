import { render, screen } from '@testing-library/react';
import type { renderToString } from 'react-dom/server';
import { groundRules } from './ground';
import { Picture } from './Picture';

// Globals that React's server renderer needs and jsdom lacks.
import { MessageChannel } from 'node:worker_threads';
Object.assign(globalThis, { MessageChannel });
const server = jest.requireActual<{ renderToString: typeof renderToString }>('react-dom/server');

const picture = { src: '/pictures/serum-800.webp', width: 800, height: 1000, alt: 'Serum' };
const rules = () => [...document.styleSheets].reduce((sum, sheet) => sum + sheet.cssRules.length, 0);

test('a picture’s background colour adds no style rule in the browser', () => {
  const { rerender } = render(<Picture picture={{ ...picture, ground: '#F8E1BF' }} sizes="100px" />);
  const before = rules();
  expect(screen.getByRole('img')).toHaveStyle({ backgroundColor: '#F8E1BF' });
  rerender(<Picture picture={{ ...picture, ground: '#EAD9D6' }} sizes="100px" />);
  expect(screen.getByRole('img')).toHaveStyle({ backgroundColor: '#EAD9D6' });
  expect(rules()).toBe(before);
});

test('a prerendered picture has a class for its colour, with one rule per colour', () => {
  const html = server.renderToString(
    <>
      <Picture picture={{ ...picture, ground: '#F8E1BF' }} sizes="100px" className="shot" />
      <Picture picture={{ ...picture, ground: '#F8E1BF' }} sizes="100px" />
      <Picture picture={{ ...picture, ground: '#EAD9D6' }} sizes="100px" />
      <Picture picture={picture} sizes="100px" />
      <Picture picture={{ ...picture, ground: 'red}*{display:none' }} sizes="100px" />
    </>,
  );
  expect(html).not.toContain('style=');
  expect(html).not.toContain('display:none');
  expect(groundRules(html)).toBe(
    'img.ground-F8E1BF{background:#F8E1BF}img.ground-EAD9D6{background:#EAD9D6}',
  );
});
