import type { QuestionsResponse } from '@/domain/contracts/shoppers/questions';
import type { Question } from '@/domain/catalogue/catalogue';
import type { StoredQuestion } from '@/domain/questions/question';
import type { FoundDocument, Reads } from '../platform/firestore/reads';

/** The newest questions of a product that are searched. */
const MAX_QUESTIONS = 200;

/** The public fields of a question. The asker stays private. */
function publicQuestion(doc: FoundDocument): Question[] {
  const { text, createdAt, answer, helpful } = doc.data() as unknown as StoredQuestion;
  if (!answer) return [];
  const { text: words, at } = answer;
  return [{ id: doc.id, text, createdAt, answer: { text: words, at }, ...(helpful ? { helpful } : {}) }];
}

/** The newest published questions of a product with their answers. */
export async function readQuestions(
  reads: Reads,
  productId: string,
  limit = MAX_QUESTIONS,
): Promise<QuestionsResponse> {
  const found = await reads.find({
    collection: 'questions',
    where: [
      ['productId', '==', productId],
      ['status', '==', 'published'],
    ],
    newestBy: 'createdAt',
    limit,
  });
  return { questions: found.flatMap(publicQuestion) };
}
