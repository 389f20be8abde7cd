import { reviewsQuery } from '@/domain/contracts/admin/reviews';
import type { CallName } from '../answers/answers';
import type { Refusal } from '../codes';
import type { Operation } from '../operation';
import { PICTURE } from '../answers/pictureRefusals';

type OwnCall = Extract<CallName, `${string} /api/${'reviews' | 'questions'}/${string}`>;
type DeskCall = Extract<CallName, `${string} /api/admin/${'reviews' | 'questions'}${string}`>;

const SAVING: Refusal[] = [
  '401 account_deleted',
  '403 not_received',
  '404 not_found',
  '409 no_photo',
  '429 too_many_reviews',
  '503 busy',
];
const MARKING: Refusal[] = [
  '401 account_deleted',
  '404 no_review',
  '409 own_review',
  '429 too_many_reviews',
  '503 busy',
];

const ON_QUESTION: Refusal[] = [
  '401 account_deleted',
  '404 no_question',
  '409 own_question',
  '429 too_many_reviews',
  '503 busy',
];

/** The calls of shoppers about reviews and questions. */
export const reviewOperations: Record<OwnCall, Operation> = {
  'GET /api/reviews/own/{product}': {
    summary: "The caller's review of a product, and whether they may write one",
    refusals: ['404 not_found'],
  },
  'POST /api/reviews/own/{product}': { summary: "Write or change the caller's review", refusals: SAVING },
  'POST /api/reviews/own/{product}/delete': {
    summary: "Delete the caller's review",
    refusals: ['404 not_found', '404 no_review', '503 busy'],
  },
  'POST /api/reviews/photos/{product}': {
    summary: "Upload a photo for the caller's review",
    refusals: [
      '401 account_deleted',
      '403 not_received',
      '404 not_found',
      ...PICTURE,
      '429 too_many_photos',
      '503 busy',
    ],
  },
  'GET /api/reviews/asked/{token}': {
    summary: 'The products that the link of a mail asks to review',
    refusals: ['404 no_link', '410 link_over'],
  },
  'POST /api/reviews/asked/{token}/{product}': {
    summary: 'Write a first review by the link of a mail',
    refusals: [
      '401 account_deleted',
      '403 not_received',
      '404 no_link',
      '404 not_found',
      '409 reviewed',
      '410 link_over',
      '429 too_many_answers',
      '503 busy',
    ],
  },
  'POST /api/reviews/shown/{id}/helpful': {
    summary: 'Mark a review as helpful, or remove the mark',
    refusals: MARKING,
  },
  'POST /api/reviews/shown/{id}/report': { summary: 'Report a review', refusals: MARKING },
  'GET /api/questions/own/{product}': {
    summary: "The caller's questions about a product",
    refusals: ['404 not_found'],
  },
  'POST /api/questions/own/{product}': {
    summary: 'Ask about a product',
    refusals: [
      '401 account_deleted',
      '404 not_found',
      '429 too_many_questions',
      '429 too_many_reviews',
      '503 busy',
    ],
  },
  'POST /api/questions/asked/{id}': {
    summary: "Change the caller's question",
    refusals: ['404 no_question', '429 too_many_reviews', '503 busy'],
  },
  'POST /api/questions/asked/{id}/delete': {
    summary: "Delete the caller's question",
    refusals: ['404 no_question', '503 busy'],
  },
  'POST /api/questions/shown/{id}/helpful': {
    summary: 'Mark an answer as helpful, or remove the mark',
    refusals: ON_QUESTION,
  },
  'POST /api/questions/shown/{id}/report': { summary: 'Report a question', refusals: ON_QUESTION },
};

/** The calls of the team about them. */
export const reviewDeskOperations: Record<DeskCall, Operation> = {
  'GET /api/admin/reviews': {
    summary: 'Reviews that wait, were reported, are shown or refused',
    query: reviewsQuery,
    refusals: ['400 bad_request'],
  },
  'POST /api/admin/reviews/{id}/decide': {
    summary: 'Publish or refuse a review',
    refusals: ['404 not_found', '409 already_published', '409 already_refused', '409 changed', '503 busy'],
  },
  'POST /api/admin/reviews/{id}/reply': {
    summary: "Answer a review in the shop's name",
    refusals: ['404 not_found', '409 changed', '409 not_published', '503 busy'],
  },
  'GET /api/admin/questions': {
    summary: 'Questions that wait, were reported, are shown or declined',
    query: reviewsQuery,
    refusals: ['400 bad_request'],
  },
  'POST /api/admin/questions/{id}/decide': {
    summary: 'Decline a question, or keep it shown',
    refusals: [
      '404 not_found',
      '409 already_published',
      '409 already_refused',
      '409 changed',
      '409 no_answer',
      '503 busy',
    ],
  },
  'POST /api/admin/questions/{id}/answer': {
    summary: 'Publish a question with its answer',
    refusals: ['404 not_found', '409 changed', '503 busy'],
  },
};
