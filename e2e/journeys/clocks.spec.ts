import { expect, test } from '@playwright/test';
import { openWhole, watchConsole } from '../support/steps';

// The dates of reviews are on the page that the server draws, whose clock stands in neither of these time zones.
for (const timezoneId of ['Pacific/Kiritimati', 'Pacific/Pago_Pago'])
  test.describe(timezoneId, () => {
    test.use({ timezoneId });

    test('a page says the same wherever its reader is @desktop', async ({ page, request }) => {
      const quiet = watchConsole(page);
      const path = '/product/amla-c-glow-serum';
      await openWhole(page, path);
      const dates = (text: string) => text.match(/\d+ \w+ 20\d\d(?=<)/g);
      const drawn = dates(await (await request.get(path)).text());
      expect(drawn?.length).toBeGreaterThan(2);
      expect(dates(await page.content())).toEqual(drawn);
      quiet();
    });
  });
