import { emptyAccount } from '../credit/account';
import { creditData } from './creditData';

test('the download says since when credit is paused, and not the team’s reason', () => {
  const at = '2026-11-20T06:00:00.000Z';
  const account = {
    ...emptyAccount('asha'),
    frozen: { at, by: 'ada@example.in', reason: 'Cards of a thief' },
  };
  const data = creditData(account, []);
  expect(data).toMatchObject({ frozen: { at } });
  expect(JSON.stringify(data)).not.toMatch(/thief|ada/);
});
