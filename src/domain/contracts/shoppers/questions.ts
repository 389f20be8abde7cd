import * as v from 'valibot';
import type { Question } from '../../catalogue/catalogue';
import { questionError, type StoredQuestion } from '../../questions/question';
import { cleanProse } from '../fields';

/** POST /api/questions/own/{product}, and the same for a change */
export const questionRequest = v.object({
  text: v.pipe(
    v.string('text must be text'),
    v.maxLength(4000, 'text is too long'),
    v.transform(cleanProse),
    v.rawCheck(({ dataset, addIssue }) => {
      const message = dataset.typed ? questionError(dataset.value) : null;
      if (message) addIssue({ message });
    }),
  ),
});

/** A person's own question. */
export interface OwnQuestion extends Pick<StoredQuestion, 'text' | 'status' | 'createdAt' | 'answer'> {
  id: string;
  /** The reason why it was declined; empty otherwise. */
  refusal: string;
}

/** GET /api/questions/own/{product} */
export interface OwnQuestionsResponse {
  success: true;
  questions: OwnQuestion[];
}

/** The answer to an asked, changed or deleted question; `question` is null once it is deleted. */
export interface QuestionSavedResponse {
  success: true;
  message: string;
  question: OwnQuestion | null;
}

/** GET /api/catalogue/products/{id}/questions: the newest published ones with their answers. */
export interface QuestionsResponse {
  questions: Question[];
}
