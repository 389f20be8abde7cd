import { render } from '@testing-library/react';
import { Icon } from './Icon';
import { icons } from './icons';
import * as late from './lateIcons';

const drawn = (icon: React.ReactElement) => render(icon).container.querySelector('path')?.getAttribute('d');

it('common icons are drawn by reference, and others by their path', () => {
  expect(drawn(<Icon name="bag" />)).toBe(icons.bag);
  expect(drawn(<Icon name={late.trashIcon} />)).toBe(late.trashIcon);
});

it('a path is not used as a name', () => {
  for (const name of Object.keys(icons)) expect(name).not.toMatch(/^M/);
  for (const path of [...Object.values(icons), ...Object.values(late)]) expect(path).toMatch(/^M[\d.]+ ?/);
});
