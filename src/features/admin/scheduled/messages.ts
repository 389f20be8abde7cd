import { formatMomentAsOf } from '@/lib/dates';
import type { ScheduledStatus, Schedule } from '@/domain/offers/scheduled/schedule';
import type { PlacedKind } from '@/services/admin/catalogue/createScheduledAdmin';
import type { StatusTone } from '@/ui';

export const statusWords: Record<ScheduledStatus, { word: string; tone: StatusTone }> = {
  on: { word: 'On', tone: 'good' },
  scheduled: { word: 'Scheduled', tone: 'wait' },
  off: { word: 'Off', tone: 'neutral' },
  used_up: { word: 'Used up', tone: 'neutral' },
  ended: { word: 'Ended', tone: 'neutral' },
};
/** Capitalizes the first letter. */
export const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

export const STATUS_ORDER: readonly ScheduledStatus[] = ['on', 'scheduled', 'off', 'used_up', 'ended'];

/** The schedule in words; empty without one. */
export function timeWords({ startsAt, endsAt }: Schedule, now: Date): string {
  const near = (iso: string) => formatMomentAsOf(iso, now);
  const words = [startsAt && `from ${near(startsAt)}`, endsAt && `until ${near(endsAt)}`];
  return capital(words.filter(Boolean).join(' '));
}

export const placedWords: Record<PlacedKind, { where: string; none: string; then: string }> = {
  banners: {
    where: 'The home page begins with these, one at a time, from the top of this list.',
    none: 'No banners yet',
    then: 'Until there is one the home page begins with the shop’s own words.',
  },
  highlights: {
    where: 'The home page shows these side by side, in this order. Three fill a row.',
    none: 'No highlights yet',
    then: 'A highlight is a picture with a few words that leads somewhere in the shop.',
  },
};

/** The fields of a banner or highlight. */
export const fieldTexts = {
  title: 'Title',
  text: 'Text',
  picture: 'Picture',
  pictureHint: 'Three parts wide, two parts high',
  pictures: 'Pictures',
  wide: 'On wide screens',
  wideHint: 'The words stand on its left two fifths.',
  tall: 'On phones',
  tallHint: 'The words stand at its top, the button at its foot.',
  alt: 'What the picture shows',
  altHint: 'For people who cannot see it. Leave it empty if the picture is only decoration.',
  button: 'Button',
  linkLabel: 'Words on it',
  link: 'Leads to',
  linkHint: 'A path of the shop, such as /products',
  linkUnsold: 'What it leads to is not on sale, so shoppers do not see it.',
  on: 'The home page shows it within its time, from about a minute after it is saved.',
  off: 'Shoppers do not see it.',
} as const;

/** Whether and when something is shown. */
export const whenTexts = {
  heading: 'When',
  enabled: 'Shown',
  on: 'On',
  off: 'Off',
  starts: 'Starts',
  ends: 'Ends',
  hint: 'Time in India',
  ended: 'Its end has passed, so shoppers do not see it.',
} as const;

export const previewTexts = {
  label: 'Preview',
  heading: 'As shoppers see it',
  laptop: 'On a laptop',
  phone: 'On a phone',
  title: 'Title',
} as const;

export const scheduledTexts = {
  delete: 'Delete',
  deleteOf: (name: string) => `Delete ${name}`,
  switch: (on: boolean) => (on ? 'Switch off' : 'Switch on'),
  switchOf: (on: boolean, name: string) => `${on ? 'Switch off' : 'Switch on'} ${name}`,
  copy: (title: string) => `${title} (copy)`,
  turned: (name: string, on: boolean) => (on ? `${name} is on.` : `${name} is off, at once for everyone.`),
  notTurned: (name: string, why: string) => `${name} was not switched. ${why}`,
  deleted: (name: string) => `${name} is deleted.`,
  notDeleted: (name: string, why: string) => `${name} is still there. ${why}`,
  changedByOther: 'Somebody else changed it meanwhile. This is how it is now.',
  undo: 'Undo',
  restored: (name: string) => `${name} is back.`,
  notRestored: (name: string, why: string) => `${name} is not back. ${why}`.trim(),
  arranged: 'The new order is saved.',
  notArranged: (why: string) => `The order stays as it was. ${why}`,
  moved: (name: string, place: number, of: number) => `${name} is number ${place} of ${of} now.`,
  askDelete: (name: string) => ({
    title: `Delete ${name}?`,
    text: 'The shop no longer shows it. You can undo this for a moment.',
    confirmLabel: 'Delete',
    cancelLabel: 'Keep it',
    danger: true,
  }),
} as const;
