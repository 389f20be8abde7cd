import { render, screen } from '@testing-library/react';
import { withStyles } from '@/testing/styles';
import { Loader } from '@/ui';
import { BOOT, BOOT_STYLE } from './boot';

withStyles();

/** The role and the label of a loader, and the width and the height of its mark. */
function partsOf(loader: Element): (string | null)[] {
  const mark = loader.querySelector('svg')!;
  return [
    ...['role', 'aria-label'].map((name) => loader.getAttribute(name)),
    ...['width', 'height'].map((name) => mark.getAttribute(name)),
  ];
}

const SPECIFIED = ['status', 'Loading content', '112', '112'];

test('the loader before the first script is the specification’s: 112 px, 1.8 s, on white', () => {
  const boot = new DOMParser().parseFromString(BOOT, 'text/html').querySelector('.boot')!;
  expect(partsOf(boot)).toEqual(SPECIFIED);
  expect(BOOT_STYLE).toContain(
    '.boot{position:fixed;inset:0;display:grid;place-items:center;background:#fff;',
  );
  expect(BOOT_STYLE).toContain('animation:boot 1.8s ');
  expect(boot.querySelector('p')!.textContent).toBe(
    'This is taking long. The connection may be slow. Try again',
  );
});

test('the loader of the app is the same', () => {
  render(<Loader />);
  const loader = screen.getByRole('status', { name: 'Loading content' });
  expect(partsOf(loader)).toEqual(SPECIFIED);
  expect(loader).toHaveStyle({ position: 'fixed', inset: '0', background: '#fff' });
  expect(getComputedStyle(loader.querySelector('svg')!).animation).toMatch(/\b1\.8s\b/);
});
