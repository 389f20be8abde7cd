import { expect, type Page } from '@playwright/test';
import { settle } from './settle';
import { isPhone } from './steps';

/** Runs in the page: the elements that overflow it, as short markup. A phone's `innerWidth` grows with wide content. */
function findMisfits(): string[] {
  const wide = document.documentElement.scrollWidth - document.documentElement.clientWidth;
  const misfits = wide > 0 ? [`the page is ${wide}px wider than the window`] : [];
  const hasWords = (element: Element) =>
    [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
  const scrolls = (style: CSSStyleDeclaration) => /auto|scroll/.test(style.overflowX + style.overflowY);
  const cutsOff = (style: CSSStyleDeclaration) => /hidden|clip/.test(style.overflowX + style.overflowY);

  for (const element of document.querySelectorAll('body *')) {
    if (!hasWords(element) && !element.matches('a, button, input, select, textarea')) continue;
    const box = element.getBoundingClientRect();
    // Invisible, or text for screen readers only.
    if (!element.checkVisibility({ visibilityProperty: true }) || box.width <= 2 || box.height <= 2) continue;
    if (element.closest('[aria-hidden=true], [inert], option, datalist')) continue;
    let reachable = false;
    for (let around: Element | null = element; around && !reachable; around = around.parentElement) {
      const style = getComputedStyle(around);
      if (style.clipPath.startsWith('inset') || style.position === 'fixed') reachable = around !== element;
      if (around !== element && scrolls(style)) reachable = true;
      const frame = around.getBoundingClientRect();
      const over =
        around === element
          ? around.scrollWidth - around.clientWidth
          : Math.max(frame.left - box.left, box.right - frame.right, box.bottom - frame.bottom);
      // Text in a field scrolls with the caret.
      if (around.matches('input, textarea')) continue;
      if (!reachable && around !== document.body && cutsOff(style) && over > 2) {
        misfits.push(`cut off by ${Math.round(over)}px: ${element.outerHTML.slice(0, 140)}`);
        reachable = true;
      }
    }
    if (!reachable && (box.left < -1 || box.right > document.documentElement.clientWidth + 1)) {
      misfits.push(`beyond the edge: ${element.outerHTML.slice(0, 140)}`);
    }
  }
  return misfits;
}

/** Sections below the first screen are laid out only after the first interaction. */
async function untilLaidOut(page: Page): Promise<void> {
  await page.mouse.move(2, 2);
  await page.waitForFunction(() =>
    [...document.querySelectorAll('body *')].every(
      (element) => getComputedStyle(element).contentVisibility === 'visible',
    ),
  );
}

async function expectFits(page: Page, screen: string): Promise<void> {
  await settle(page);
  await untilLaidOut(page);
  expect.soft(await page.evaluate(findMisfits), screen).toEqual([]);
}

/** The size of text that the reader has chosen, such as '200%'; '' is the usual one. */
export const setTextSize = (page: Page, size: string) =>
  page.evaluate((value) => {
    document.documentElement.style.fontSize = value;
  }, size);

/** Runs in the page: links and buttons of a bar whose words are wider than they are, and so run into their neighbours. */
const findTightWords = (): string[] =>
  [...document.querySelectorAll<HTMLElement>(':is(header, nav) :is(a, button)')]
    .filter((item) => item.checkVisibility({ visibilityProperty: true }))
    .filter(({ clientWidth, scrollWidth }) => clientWidth > 0 && scrollWidth > clientWidth + 1)
    .map(({ innerText }) => innerText);

async function expectLargeTextFits(page: Page, screen: string): Promise<void> {
  await setTextSize(page, '200%');
  await expectFits(page, `${screen}, text at 200 %`);
  expect.soft(await page.evaluate(findTightWords), `${screen}, bars with text at 200 %`).toEqual([]);
  await setTextSize(page, '');
}

/** WCAG 1.4.10 and 1.4.4: the screen fits at 320 px, and at 200 % zoom of the page or of the text. */
export async function expectReflows(
  page: Page,
  screen: string,
  { largeTextOnPhone = true } = {},
): Promise<void> {
  const usual = page.viewportSize();
  if (!usual) throw new Error('A page without a window has no width.');
  if (isPhone(page)) {
    await page.setViewportSize({ width: 320, height: 640 });
    await expectFits(page, `${screen}, 320 px`);
    await page.setViewportSize(usual);
    if (largeTextOnPhone) await expectLargeTextFits(page, screen);
  } else {
    await expectLargeTextFits(page, screen);
    // The width of a 1280 px window at 200 %.
    await page.setViewportSize({ width: 640, height: 400 });
    await expectFits(page, `${screen}, zoomed to 200 %`);
  }
  await page.setViewportSize(usual);
}
