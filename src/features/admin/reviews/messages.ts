import { formatCount } from '@/domain/text/count';
import { plural } from '@/domain/text/plural';
import type { ReviewBox } from '@/domain/reviews/boxes';
import type { DeclineReason } from '@/domain/questions/question';
import type { Marked, ReportReason } from '@/domain/reviews/marks';
import type { RefusalReason } from '@/domain/reviews/moderate';
import type { ReviewStatus } from '@/domain/reviews/review';

const REPORTED: Record<ReportReason, string> = {
  off_topic: 'not about the product',
  personal: 'names a person',
  abusive: 'insults or threatens',
  advert: 'an advertisement',
  untrue: 'not true',
};

const reviewReasons: Record<RefusalReason, string> = {
  off_topic: 'About the delivery or the shop',
  personal: 'Names a person or has contact details',
  abusive: 'Insults or threatens',
  advert: 'Advertises or links',
  medical: 'Says that it heals an illness',
};
const questionReasons: Record<DeclineReason, string> = {
  off_topic: 'About an order or the shop',
  personal: 'Names a person or has contact details',
  abusive: 'Insults or threatens',
  advert: 'Advertises or links',
  medical: 'About an illness or a medicine',
  answered: 'Answered by another question',
};

/** The texts that differ between the two tabs. */
interface Words {
  tab: string;
  intro: string;
  boxesLabel: string;
  none: Record<ReviewBox, string>;
  refuse: string;
  refuseTitle: string;
  refuseIntro: string;
  sendRefusal: string;
  answerIntro: string;
}

const of: Record<Marked, Words> = {
  reviews: {
    tab: 'Reviews',
    intro:
      'Every review waits here until somebody has read it. Few stars are no reason to refuse one: the score is the plain average.',
    boxesLabel: 'Reviews by state',
    none: {
      waiting: 'No review waits to be read.',
      reported: 'No review was reported.',
      published: 'No review is published.',
      refused: 'No review was refused.',
    },
    refuse: 'Refuse',
    refuseTitle: 'Why is it not shown?',
    refuseIntro: 'The writer reads this in a mail and can change the review.',
    sendRefusal: 'Refuse and tell the writer',
    answerIntro: 'It stands below the review for everybody, and the writer gets it by mail.',
  },
  questions: {
    tab: 'Questions',
    intro:
      'A question is shown on its product’s page together with your answer, without a name. Its asker gets the answer by mail.',
    boxesLabel: 'Questions by state',
    none: {
      waiting: 'No question waits for an answer.',
      reported: 'No question was reported.',
      published: 'No question is published.',
      refused: 'No question was declined.',
    },
    refuse: 'Decline',
    refuseTitle: 'Why is it not answered here?',
    refuseIntro: 'The asker reads this in a mail.',
    sendRefusal: 'Decline and tell the asker',
    answerIntro: 'The question is shown with it to everybody, and its asker gets it by mail.',
  },
};

export const messages = {
  title: 'Reviews and Q&A',
  tabs: 'Reviews or questions',
  of,
  boxes: {
    waiting: 'To read',
    reported: 'Reported',
    published: 'Published',
    refused: 'Refused',
  } satisfies Record<ReviewBox, string>,
  status: {
    pending: 'To read',
    published: 'Published',
    rejected: 'Refused',
  } satisfies Record<ReviewStatus, string>,
  goneProduct: 'A product that is gone',
  noTitle: 'Without a title',
  customer: 'The customer',
  skin: (type: string) => `${type.toLowerCase()} skin`,
  used: (weeks: number) => `used ${plural(weeks, { one: '# week', other: '# weeks' })}`,
  helpful: (count: number) => plural(count, { one: '# finds it helpful', other: '# find it helpful' }),
  reports: (count: number, reasons: readonly ReportReason[]) =>
    `${plural(count, { one: 'Reported by # reader', other: 'Reported by # readers' })}: ${[
      ...new Set(reasons.map((reason) => REPORTED[reason])),
    ].join(', ')}.`,
  refusal: (why: string) => `The writer was told: ${why}`,
  publish: 'Publish',
  keep: 'Keep it shown',
  takeDown: 'Take it down',
  answer: 'Answer',
  changeAnswer: 'Change answer',
  ofReview: (author: string) => ` the review by ${author}`,
  ofQuestion: (text: string) => ` the question: ${text}`,
  readAgain: 'Read it again',
  more: 'Show more',
  counted: (count: number) => formatCount(count),
  reason: 'Reason',
  reviewReasons,
  questionReasons,
  note: 'In your own words',
  answerTitle: 'Answer in the name of the shop',
  answerText: 'Answer',
  answerMissing: 'Please write an answer.',
  sendAnswer: 'Publish answer',
  removeAnswer: 'Take the answer back',
  leaving: 'What you wrote to a review or a question is not sent.',
};
