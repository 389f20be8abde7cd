import { expect, test } from '@playwright/test';
import { SAMPLE_MAILS } from '../../support/shop/sampleMails';

/** The widths of a phone and of a mail program's reading pane. */
const WIDTHS = [390, 640];
const SCHEMES = { light: 'rgb(251, 248, 244)', dark: 'rgb(26, 22, 20)' } as const;
/** WCAG AA for text. */
const CONTRAST = 4.5;

for (const [name, { html, text }] of SAMPLE_MAILS) {
  test(`the mail ${name} is readable on phones and beside a list, in light and dark mode @desktop`, async ({
    page,
  }) => {
    const problems: string[] = [];
    page.on('pageerror', ({ message }) => problems.push(message));
    page.on('console', (message) => {
      if (message.type() === 'error') problems.push(message.text());
    });
    page.on('request', (request) => problems.push(`asked for ${request.url()}`));
    for (const width of WIDTHS) {
      for (const scheme of ['light', 'dark'] as const) {
        await page.setViewportSize({ width, height: 900 });
        await page.emulateMedia({ colorScheme: scheme });
        await page.setContent(html);
        const { ground, overflow, faint } = await page.evaluate((least) => {
          const rgb = (color: string) => (color.match(/[\d.]+/g) ?? []).map(Number);
          const light = (color: string) => {
            const [r = 0, g = 0, b = 0] = rgb(color).map((part) => {
              const share = part / 255;
              return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
            });
            return 0.2126 * r + 0.7152 * g + 0.0722 * b;
          };
          const groundOf = (element: Element | null): string => {
            if (!element) return 'rgb(255, 255, 255)';
            const { backgroundColor } = getComputedStyle(element);
            return rgb(backgroundColor)[3] === 0 ? groundOf(element.parentElement) : backgroundColor;
          };
          const faint = [...document.body.querySelectorAll('*')].flatMap((element) => {
            const hasText = [...element.childNodes].some(
              (node) => node.nodeType === 3 && node.textContent?.trim(),
            );
            if (!hasText) return [];
            const [one, two] = [light(getComputedStyle(element).color), light(groundOf(element))];
            const contrast = (Math.max(one, two) + 0.05) / (Math.min(one, two) + 0.05);
            return contrast < least ? [`${element.textContent}: ${contrast.toFixed(2)}`] : [];
          });
          const { scrollWidth, clientWidth } = document.documentElement;
          return {
            ground: getComputedStyle(document.body).backgroundColor,
            overflow: scrollWidth - clientWidth,
            faint,
          };
        }, CONTRAST);
        expect({ width, scheme, ground, overflow, faint }).toEqual({
          width,
          scheme,
          ground: SCHEMES[scheme],
          overflow: 0,
          faint: [],
        });
      }
    }
    expect(problems).toEqual([]);
    // Amounts have Indian digit groups, in HTML and in plain text.
    for (const form of [html, text]) expect(form).not.toMatch(/₹\d{4,}|₹\d+\.\d(?!\d)|undefined|NaN/);
  });
}
