/** `settings/mails`: which mails the shop sends beyond those that are always sent, as about an order or an account. */
export interface MailSettings {
  back: boolean;
  price: boolean;
  cart: boolean;
  review: boolean;
  friend: boolean;
}

export const MAIL_SWITCHES = [
  'back',
  'price',
  'cart',
  'review',
  'friend',
] as const satisfies readonly (keyof MailSettings)[];

/** All on, where the shop has chosen nothing. */
export function mailSettingsFrom(stored: Partial<MailSettings> | undefined): MailSettings {
  const isOn = (name: keyof MailSettings) => stored?.[name] !== false;
  return {
    back: isOn('back'),
    price: isOn('price'),
    cart: isOn('cart'),
    review: isOn('review'),
    friend: isOn('friend'),
  };
}
