import type { Locator, Page } from 'playwright-core';

/** The team's hands on the admin: each click and each key that does something counts as one press, a typed text as its characters. */
export class Presses {
  count = 0;
  typed = 0;

  constructor(private readonly page: Page) {}

  async click(target: Locator): Promise<void> {
    this.count += 1;
    await target.click();
  }

  async key(name: string): Promise<void> {
    this.count += 1;
    await this.page.keyboard.press(name);
  }

  /** Types into the field that has the focus. */
  async type(text: string): Promise<void> {
    this.typed += text.length;
    await this.page.keyboard.type(text);
  }

  /** Chooses from a list: opened, and chosen. */
  async choose(target: Locator, option: string): Promise<void> {
    this.count += 2;
    await target.selectOption(option);
  }
}
