import { expect, test } from '@playwright/test';
import { formatDay } from '../../../src/lib/dates';
import { openWhole, watchConsole } from '../../support/page/steps';

// The shop's dates are in Indian time, which is neither of these time zones.
for (const timezoneId of ['Pacific/Kiritimati', 'Pacific/Pago_Pago'])
  test.describe(timezoneId, () => {
    test.use({ timezoneId });

    test('a page shows the same dates in every time zone @desktop', async ({ page, request }) => {
      const expectQuiet = watchConsole(page);
      const path = '/product/amla-c-glow-serum';
      await openWhole(page, path);
      const answer = await request.get('/api/catalogue/products/amla-c-glow-serum');
      const { reviews } = (await answer.json()) as { reviews: { createdAt: string }[] };
      expect(reviews.length).toBeGreaterThan(2);
      for (const { createdAt } of reviews.slice(0, 3))
        await expect(page.getByText(formatDay(createdAt)).first()).toBeVisible();
      expectQuiet();
    });
  });
