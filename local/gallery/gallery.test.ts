/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as ui from '@/ui';
import { ROOT } from '../stack/settings';
import { GALLERY } from './builtGallery';
import { forcedSelector } from './forceStates';
import { groups, specimens } from './specimens';

/** A styled-component or a function of React's; hooks, other functions and constants begin with a small letter or are no such thing. */
const isComponent = (name: string, value: unknown): boolean =>
  /^[A-Z]/.test(name) && (typeof value === 'function' || (typeof value === 'object' && value !== null));

const exported = Object.entries(ui).flatMap(([name, value]) => (isComponent(name, value) ? [name] : []));

test('the gallery shows every component that src/ui exports', () => {
  expect(exported.length).toBeGreaterThan(40);
  expect(Object.keys(specimens).sort()).toEqual([...exported].sort());
  const shown = groups.flatMap(({ components }) => components.map(([name]) => name));
  expect([...shown].sort()).toEqual([...exported].sort());
});

test('every component has states with unique names', () => {
  for (const [name, states] of Object.entries(specimens)) {
    const names = states.map((state) => state.name);
    expect([name, names.length > 0, new Set(names).size]).toEqual([name, true, names.length]);
  }
});

test('disabled, busy, invalid and focused states are shown', () => {
  const namesOf = (name: keyof typeof specimens) => specimens[name].map((state) => state.name.toLowerCase());
  for (const name of ['Button', 'IconButton', 'TextField', 'SelectField', 'Checkbox', 'RadioCard'] as const) {
    expect([name, namesOf(name)]).toEqual([name, expect.arrayContaining(['focus', 'disabled'])]);
  }
  for (const name of ['TextField', 'TextArea', 'PasswordField', 'SelectField'] as const) {
    expect([name, namesOf(name)]).toEqual([name, expect.arrayContaining(['error'])]);
  }
  expect(namesOf('Button')).toContain('busy');
});

test('a component is rendered in its named place', () => {
  const folder = path.join(__dirname, 'specimens');
  const sources = readdirSync(folder).map((file) => readFileSync(path.join(folder, file), 'utf8'));
  const text = sources.join('\n');
  expect(exported.filter((name) => !new RegExp(`<${name}[\\s/>]`).test(text))).toEqual([]);
});

test.each(Object.entries(specimens))('every state of %s renders without a warning', (_name, states) => {
  const complain = jest.spyOn(console, 'error');
  for (const { name, view } of states) {
    const { container, unmount } = render(view);
    expect([name, container.childElementCount > 0]).toEqual([name, true]);
    unmount();
  }
  expect(complain.mock.calls).toEqual([]);
});

test.each([
  ['.a:hover', '.a:is([data-force="hover"] :is(a,button,input,select,textarea,summary,label))'],
  [
    '.a:has(input:focus-visible)',
    '.a:has(input:is([data-force="focus-visible"] :is(a,button,input,select,textarea,summary)))',
  ],
  ['.a[disabled]', '.a[disabled]'],
  [':focus-within', ':focus-within'],
])('%s is forced as %s', (selector, forced) => {
  expect(forcedSelector(selector)).toBe(forced);
});

test('the gallery is part of no deploy, because it is built separately', () => {
  const firebase = JSON.parse(readFileSync(path.join(ROOT, 'firebase.json'), 'utf8')) as {
    hosting: { public: string };
    functions: { source: string };
  };
  for (const sent of [firebase.hosting.public, firebase.functions.source]) {
    expect(path.relative(path.join(ROOT, sent), GALLERY)).toMatch(/^\.\./);
  }
});
