import { render, screen } from '@testing-library/react';
import { LOGO_ID } from '@/domain/pictures/logo';
import { store } from '@/domain/store';
import { Logo } from './Logo';

const { logo } = store;
afterEach(() => Object.assign(store, { logo }));

const give = (file: string) => Object.assign(store, { logo: { file, width: 300, height: 100 } });

test('an SVG logo is rendered inline with its aspect ratio', () => {
  give('/brand/ours.svg');
  render(<Logo label="Ours" />);
  const drawing = screen.getByRole('img', { name: 'Ours' });
  expect(drawing.getAttribute('viewBox')).toBe('0 0 300 100');
  expect(drawing.querySelector('use')?.getAttribute('href')).toBe(`#${LOGO_ID}`);
});

test('another picture is fetched into a reserved box', () => {
  give('/brand/ours.webp');
  render(<Logo label="Ours" />);
  const picture = screen.getByRole('img', { name: 'Ours' });
  expect([
    picture.getAttribute('src'),
    picture.getAttribute('width'),
    picture.getAttribute('height'),
  ]).toEqual(['/brand/ours.webp', '300', '100']);
});

test('a logo beside the same words is decorative', () => {
  give('/brand/ours.svg');
  render(<Logo />);
  expect(screen.queryByRole('img')).toBeNull();
});
