import { readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '../../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const workflow = read('.github/workflows/deploy.yml');

test('the deploy from GitHub is non-interactive', () => {
  const commands = [...workflow.matchAll(/^ +- run: (.+)$/gm)].map(([, command]) => command);
  expect(commands).toEqual([
    'npm ci',
    'npx firebase deploy --non-interactive --project "$PROJECT"',
    'npm run doctor -- --project "$PROJECT"',
  ]);
});

test('docs/deploy.md explains each of its variables', () => {
  const names = [...new Set([...workflow.matchAll(/\bvars\.(\w+)/g)].map(([, name = '']) => name))];
  expect(names.length).toBeGreaterThan(3);
  const page = read('docs/deploy.md');
  expect(names.filter((name) => !page.includes(name))).toEqual([]);
});

test('the workflow contains no key and no command injection by a variable', () => {
  expect(workflow).not.toMatch(/secrets\./);
  const scripts = workflow
    .split(/^ +(?:- )?run: /m)
    .slice(1)
    .map((part) => part.split(/^ +- /m)[0]);
  expect(scripts.filter((script) => script?.includes('${{'))).toEqual([]);
});
