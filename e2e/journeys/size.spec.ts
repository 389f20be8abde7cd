import { expect, test } from '@playwright/test';
import { readBuiltSite } from '../../local/web/builtSite';

test('no screen exceeds its budget of initial scripts or loads scripts that it needs later @desktop', () => {
  const { loads } = readBuiltSite();
  const past = loads.filter(({ bytes, budget }) => bytes > budget);
  expect(past, 'npm run bench -- size shows what is in each script').toEqual([]);
  expect(loads.filter(({ unwanted }) => unwanted.length > 0)).toEqual([]);
});
