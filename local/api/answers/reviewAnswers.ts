import type * as desk from '@/domain/contracts/admin/reviews';
import type * as questions from '@/domain/contracts/shoppers/questions';
import type * as reviews from '@/domain/contracts/shoppers/reviews';

/** The answers of calls about reviews and questions. */
export interface ReviewAnswers {
  'GET /api/catalogue/products/{id}/questions': questions.QuestionsResponse;
  'GET /api/catalogue/products/{id}/reviews/{choice}/{after}': reviews.ReviewPageResponse;
  'GET /api/catalogue/combos/{id}/reviews/{choice}/{after}': reviews.ReviewPageResponse;
  'GET /api/reviews/own/{product}': reviews.OwnReviewResponse;
  'POST /api/reviews/own/{product}': reviews.ReviewSavedResponse;
  'POST /api/reviews/own/{product}/delete': reviews.ReviewSavedResponse;
  'POST /api/reviews/photos/{product}': reviews.PhotoResponse;
  'GET /api/reviews/asked/{token}': reviews.ReviewAskResponse;
  'POST /api/reviews/asked/{token}/{product}': reviews.ReviewSavedResponse;
  'POST /api/reviews/shown/{id}/helpful': reviews.MarkResponse;
  'POST /api/reviews/shown/{id}/report': reviews.MarkResponse;
  'GET /api/questions/own/{product}': questions.OwnQuestionsResponse;
  'POST /api/questions/own/{product}': questions.QuestionSavedResponse;
  'POST /api/questions/asked/{id}': questions.QuestionSavedResponse;
  'POST /api/questions/asked/{id}/delete': questions.QuestionSavedResponse;
  'POST /api/questions/shown/{id}/helpful': reviews.MarkResponse;
  'POST /api/questions/shown/{id}/report': reviews.MarkResponse;
  'GET /api/admin/reviews': desk.AdminReviewsResponse;
  'POST /api/admin/reviews/{id}/decide': desk.AdminReviewAnswer;
  'POST /api/admin/reviews/{id}/reply': desk.AdminReviewAnswer;
  'GET /api/admin/questions': desk.AdminQuestionsResponse;
  'POST /api/admin/questions/{id}/decide': desk.AdminQuestionAnswer;
  'POST /api/admin/questions/{id}/answer': desk.AdminQuestionAnswer;
}
