import { store } from '@/domain/store';
import {
  AT,
  fakeGoogle,
  NOW,
  PROJECT,
  teamNeedsApps,
  TOKEN,
  withApps,
  type Google,
} from '../testing/fakeGoogle';
import { readInside } from './facts';
import { openGoogle } from './google';
import { checkTwoStep } from './people';

async function check(faults: Google) {
  const google = await fakeGoogle(faults);
  try {
    const access = openGoogle({ project: PROJECT, token: TOKEN, origin: google.origin });
    return checkTwoStep(await readInside(access, PROJECT, store.adminEmail, NOW));
  } finally {
    await google.close();
  }
}

test.each<[string, Google, string]>([
  ['a team that needs apps, which are on', { [AT.team]: teamNeedsApps, [AT.auth]: withApps }, 'ok'],
  ['a team that needs apps, which are off', { [AT.team]: teamNeedsApps }, 'problem'],
  ['a team that needs none', { [AT.team]: { fields: {} } }, 'skipped'],
  ['no team at all', { [AT.team]: 404 }, 'skipped'],
])('%s', async (_name, faults, outcome) =>
  expect(await check(faults)).toMatchObject([{ check: 'Two-step login', outcome }]),
);
