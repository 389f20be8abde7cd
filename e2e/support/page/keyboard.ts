import { expect, type Locator, type Page } from '@playwright/test';

type Role = 'link' | 'button' | 'radio';
type Name = string | RegExp;

interface Tabbing {
  key?: 'Tab' | 'Shift+Tab';
  maxPresses?: number;
}

interface Stop {
  /** The focused element, for the report. */
  markup: string;
  /** Its top on the page and on the screen in px, and the page's height, for the report. */
  place: string;
  inSight: boolean;
  /** Whether the stop before this one looked different while it had the focus. */
  lastWasMarked: boolean;
}

interface Marked {
  element: Element;
  look: string;
}

/** Runs in the page: how the focus stands, and how it stood on the stop before. */
function readStop(): Stop {
  const at = document.activeElement ?? document.body;
  const lookOf = (element: Element) => {
    const around = [
      element,
      element.parentElement,
      element.parentElement?.parentElement,
      element.closest('label'),
    ];
    return around
      .flatMap((part) =>
        part ? [null, '::before', '::after'].map((pseudo) => getComputedStyle(part, pseudo)) : [],
      )
      .map(({ boxShadow, outline, borderColor, backgroundColor }) =>
        [boxShadow, outline, borderColor, backgroundColor].join(' '),
      )
      .join('; ');
  };
  const shop = window as unknown as { lastStop?: Marked };
  const last = shop.lastStop;
  const moved =
    last !== undefined && last.element !== at && last.element !== document.body && last.element.isConnected;
  const lastWasMarked = !moved || lookOf(last.element) !== last.look;
  shop.lastStop = { element: at, look: lookOf(at) };

  const { left, right, top, bottom } = at.getBoundingClientRect();
  const own = at.closest('label') ?? at;
  const points = [0.5, 0.1, 0.9].flatMap((x) => [0.5, 0.1, 0.9].map((y) => [x, y] as const));
  const inSight = points.some(([x, y]) => {
    const hit = document.elementFromPoint(left + (right - left) * x, top + (bottom - top) * y);
    return hit !== null && (own.contains(hit) || hit.contains(at));
  });
  const tall = document.documentElement.scrollHeight;
  const place = `${Math.round(scrollY + top)}/${tall}, ${Math.round(top)}/${innerHeight}:`;
  return { markup: at.outerHTML.slice(0, 160), place, inSight, lastWasMarked };
}

const STOPS_TOLD = 40;

/** A keyboard user. At every stop the focus must be visible: marked and not covered. */
export class Keyboard {
  private readonly stops: string[] = [];

  constructor(private readonly page: Page) {}

  private named(role: Role, name: Name): Locator {
    return this.page.getByRole(role, { name, exact: typeof name === 'string' });
  }

  focused(role: Role, name: Name): Locator {
    return this.named(role, name).and(this.page.locator(':focus'));
  }

  async press(key: 'Tab' | 'Shift+Tab'): Promise<Stop> {
    await this.page.keyboard.press(key);
    const stop = await this.page.evaluate(readStop);
    this.stops.push(`${stop.place} ${stop.markup}`);
    const way = () => this.stops.slice(-STOPS_TOLD).join('\n');
    expect(stop.inSight, `the focus is out of sight, the last of:\n${way()}`).toBe(true);
    expect(stop.lastWasMarked, `the focus was not marked on the stop before the last of:\n${way()}`).toBe(
      true,
    );
    return stop;
  }

  /** Tabs until the target has the focus; fails after `maxPresses` presses. */
  async tabUntil(goal: Locator, { key = 'Tab', maxPresses = 70 }: Tabbing = {}): Promise<void> {
    const focused = goal.and(this.page.locator(':focus'));
    for (let presses = 0; presses < maxPresses; presses += 1) {
      if ((await focused.count()) > 0) return;
      await this.press(key);
    }
    const passed = this.stops.slice(-maxPresses).join('\n');
    throw new Error(`${maxPresses} presses of ${key} did not reach ${String(goal)}:\n${passed}`);
  }

  async tabTo(role: Role, name: Name, tabbing?: Tabbing): Promise<void> {
    await this.tabUntil(this.named(role, name), tabbing);
  }

  async activate(role: Role, name: Name, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
    await this.tabTo(role, name);
    await this.page.keyboard.press(key);
  }

  /** Tabs to the field and types into it. */
  async fill(label: Name, text: string): Promise<void> {
    await this.tabUntil(this.page.getByLabel(label));
    await this.page.keyboard.type(text);
  }

  /** Checks the focus trap: Tab returns to the first stop without leaving the overlay. */
  async expectTrapped(panel: Locator): Promise<void> {
    await expect(panel.locator(':focus').or(panel.and(this.page.locator(':focus')))).toHaveCount(1);
    const first = await this.press('Tab');
    for (let presses = 0; presses < 80; presses += 1) {
      await expect(panel.locator(':focus')).toHaveCount(1);
      if ((await this.press('Tab')).markup === first.markup) return;
    }
    throw new Error('The focus went on and on without coming round.');
  }
}
