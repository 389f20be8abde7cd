import { readFileSync } from 'node:fs';
import path from 'node:path';

const source = readFileSync(path.join(__dirname, 'screens.ts'), 'utf8');
/** The name of each screen, with the constant that loads it. */
const screens = [...source.matchAll(/^ {2}'?([\w-]+)'?: (\w+),$/gm)].map(([, name, constant]) => [
  name,
  constant,
]);

test('the screens are found', () => expect(screens.length).toBeGreaterThan(10));

// The prerendered page names the scripts of a chunk by its screen; another name would leave them out.
test.each(screens)('the screen %s has a chunk of its name', (name, constant) => {
  const [, chunk] = new RegExp(`const ${constant} = [^;]*?webpackChunkName: "([^"]+)"`).exec(source) ?? [];
  expect(chunk).toBe(name);
});
