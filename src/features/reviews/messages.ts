import { formatCount } from '@/domain/text/count';
import { plural } from '@/domain/text/plural';
import type { Marked, ReportReason } from '@/domain/reviews/marks';
import type { ReviewStatus } from '@/domain/reviews/review';

const STATUS: Record<ReviewStatus, string> = {
  pending: 'We are reading your review and show it soon. You can still change it.',
  published: 'Your review is shown. A change is read by us again before it is shown.',
  rejected: 'Your review is not shown.',
};

const REASONS: Record<ReportReason, string> = {
  off_topic: 'It is not about the product',
  personal: 'It names a person or has contact details',
  abusive: 'It insults or threatens',
  advert: 'It is an advertisement',
  untrue: 'It is not true',
};

export const messages = {
  write: 'Write a review',
  change: 'Change your review',
  title: 'Your review',
  about: (product: string) => `Your review of ${product}`,
  stars: 'Stars',
  star: (stars: number) => plural(stars, { one: '# star', other: '# stars' }),
  reviewTitle: 'Title',
  body: 'How did it work for you?',
  bodyHint: 'What you used it for, what changed, and what did not',
  skinType: 'Your skin',
  noSkinType: 'I would rather not say',
  weeks: 'Weeks of use',
  author: 'Name shown',
  city: 'City shown',
  shownNote: 'Your name, city and skin type stand beside your review. Your email address never does.',
  photos: 'Photos',
  optional: '(optional)',
  addPhotos: 'Add photos',
  photosHint:
    'Up to 4 photos, 8 MB each. We remove the location and camera details. We look at the photos before they are shown.',
  photosLater: 'Photos can be added later: sign in and open your review at the product.',
  photo: (at: number) => `Photo ${at}`,
  removePhoto: (at: number) => `Remove photo ${at}`,
  photoFailed: (name: string, why: string) => `${name} was not added. ${why}`,
  photosLeftOut: (count: number, room: number) =>
    plural(
      count,
      {
        one: '# photo was not added: there is room for {room}.',
        other: '# photos were not added: there is room for {room}.',
      },
      { room: String(room) },
    ),
  photoLost: 'Please choose it again.',
  photosBy: (author: string) => `Photos by ${author}`,
  photoBy: (at: number, author: string) => `Photo ${at} by ${author}`,
  send: 'Send review',
  sending: 'Sending',
  /** On the button, which waits for them. */
  addingPhotos: 'Adding photos',
  remove: 'Delete review',
  removeSure: 'Delete it for good?',
  removeYes: 'Yes, delete',
  keep: 'Keep it',
  status: (status: ReviewStatus) => STATUS[status],
  refusal: (why: string) => `${why} You can change it and send it again.`,
  notReceived: 'You can review a product once your order with it has been delivered.',
  loadFailed: 'Your review did not load',
  again: 'Try again',
  done: 'Done',
  close: 'Close',
  askedTitle: 'How is it working for you?',
  askedLead: 'Choose what you would like to write about.',
  askedFrom: 'From your order',
  writeAbout: (product: string) => `Write about ${product}`,
  writeAboutAnother: 'Write about another one',
  helpful: (count: number) => (count > 0 ? `Helpful, ${formatCount(count)}` : 'Helpful'),
  report: 'Report',
  reported: 'Reported',
  reportTitle: 'Why should we read it again?',
  reportIntro: {
    reviews: 'The team reads each report. Few stars alone are no reason to take a review away.',
    questions: 'The team reads each report, and takes away what should not stand here.',
  } satisfies Record<Marked, string>,
  reason: 'Reason',
  reasonOf: (reason: ReportReason) => REASONS[reason],
  sendReport: { reviews: 'Report review', questions: 'Report question' } satisfies Record<Marked, string>,
  cancel: 'Cancel',
};
