import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import declarativeRouter from './declarativeRouter';

const dist = path.join(path.dirname(require.resolve('react-router/package.json')), 'dist/production');
const modules = readdirSync(dist).filter((file) => file.endsWith('.mjs'));
const read = (file: string) => readFileSync(path.join(dist, file), 'utf8');

test('the installed router has all replaced code in one module', () => {
  const routers = modules.filter((file) => read(file).includes('var DataRouterContext = '));
  expect(routers).toHaveLength(1);
  const source = declarativeRouter(read(routers[0]!));
  expect(source).not.toMatch(/^\w+\.displayName|useContext\((DataRouter|Framework|RSCRouter)/m);
  expect(source).toContain('useContext(LocationContext)');
});

test('another router version is refused', () => {
  expect(() => declarativeRouter('var DataRouterContext = null;')).toThrow('react-router has no');
});
