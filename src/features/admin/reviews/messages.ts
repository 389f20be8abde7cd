import { formatCount } from '@/domain/general/count';
import { plural } from '@/domain/general/plural';
import type { ReviewBox } from '@/domain/contracts/adminReviews';
import type { ReportReason } from '@/domain/reviews/marks';
import type { RefusalReason } from '@/domain/reviews/moderate';
import type { ReviewStatus } from '@/domain/reviews/review';

const REPORTED: Record<ReportReason, string> = {
  off_topic: 'not about the product',
  personal: 'names a person',
  abusive: 'insults or threatens',
  advert: 'an advertisement',
  untrue: 'not true',
};

export const messages = {
  title: 'Reviews',
  intro:
    'Every review waits here until somebody has read it. Few stars are no reason to refuse one: the score is the plain average.',
  boxes: {
    waiting: 'To read',
    reported: 'Reported',
    published: 'Published',
    refused: 'Refused',
  } satisfies Record<ReviewBox, string>,
  boxesLabel: 'Reviews by state',
  none: {
    waiting: 'No review waits to be read.',
    reported: 'No review was reported.',
    published: 'No review is published.',
    refused: 'No review was refused.',
  } satisfies Record<ReviewBox, string>,
  status: {
    pending: 'To read',
    published: 'Published',
    rejected: 'Refused',
  } satisfies Record<ReviewStatus, string>,
  goneProduct: 'A product that is gone',
  noTitle: 'Without a title',
  skin: (type: string) => `${type.toLowerCase()} skin`,
  used: (weeks: number) => `used ${plural(weeks, { one: '# week', other: '# weeks' })}`,
  helpful: (count: number) => plural(count, { one: '# finds it helpful', other: '# find it helpful' }),
  reports: (count: number, reasons: readonly ReportReason[]) =>
    `${plural(count, { one: 'Reported by # reader', other: 'Reported by # readers' })}: ${[
      ...new Set(reasons.map((reason) => REPORTED[reason])),
    ].join(', ')}.`,
  refusal: (why: string) => `The writer was told: ${why}`,
  reply: 'Answer of the shop',
  publish: 'Publish',
  keep: 'Keep it shown',
  refuse: 'Refuse',
  takeDown: 'Take it down',
  answer: 'Answer',
  changeAnswer: 'Change answer',
  of: (author: string) => ` the review by ${author}`,
  more: 'Show more',
  counted: (count: number) => formatCount(count),
  refuseTitle: 'Why is it not shown?',
  refuseIntro: 'The writer reads this in a mail and can change the review.',
  reason: 'Reason',
  reasons: {
    off_topic: 'About the delivery or the shop',
    personal: 'Names a person or has contact details',
    abusive: 'Insults or threatens',
    advert: 'Advertises or links',
    medical: 'Says that it heals an illness',
  } satisfies Record<RefusalReason, string>,
  note: 'In your own words',
  sendRefusal: 'Refuse and tell the writer',
  answerTitle: 'Answer in the name of the shop',
  answerIntro: 'It stands below the review for everybody, and the writer gets it by mail.',
  answerText: 'Answer',
  sendAnswer: 'Publish answer',
  removeAnswer: 'Take the answer back',
  cancel: 'Cancel',
};
