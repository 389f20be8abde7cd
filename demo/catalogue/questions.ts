import type { StoredQuestion } from '@/domain/questions/question';
import { daysBefore } from './products/products';

/** Days ago, the question, and the answer, which is given a day later; without one it waits. */
type QuestionSpec = [daysOld: number, text: string, answer?: string];

const SPECS: Record<string, QuestionSpec[]> = {
  'amla-c-glow-serum': [
    [
      6,
      'Is it fine for sensitive skin?',
      'We made it for oily, dry, combination and normal skin. If yours is sensitive, try one drop on the inner arm for two days first.',
    ],
    [
      11,
      'Can I use it together with the Tulsi Niacinamide Serum?',
      'Yes. Amla C in the morning, niacinamide in the evening is the easy way to do it.',
    ],
    [
      19,
      'Does it smell of anything?',
      'No fragrance is added. You may notice the licorice for a moment when you open it.',
    ],
    [
      24,
      'How many drops do I need, and how long does 30 ml last?',
      'Three drops each morning. Thirty millilitres last about two months that way.',
    ],
    [33, 'Morning or night?', 'Morning, on clean and dry skin. Wait a minute, then sunscreen.'],
    [
      41,
      'It turned a little darker in the bottle. Is it still good?',
      'A shade darker is normal for vitamin C. Keep it closed and away from light; throw it away once it is brown.',
    ],
    [
      52,
      'Which form of vitamin C is it?',
      '3-O-ethyl ascorbic acid, 15 %. It is the second name on the list of ingredients, right after water.',
    ],
    [
      64,
      'When will I see a difference?',
      'Tone looks more even after about eight weeks of daily use. Sunscreen on top makes the difference.',
    ],
    [
      80,
      'Is there a smaller bottle for travel?',
      'Yes, 15 ml. Choose it at the top of this page, it has the same serum inside.',
    ],
  ],
  'monsoon-matte-gel': [
    [
      9,
      'Does it leave a white cast on deeper skin?',
      'No. Its filters are clear on the skin, and the gel dries without colour.',
    ],
    [
      27,
      'How much is enough for face and neck?',
      'Two finger lengths, fifteen minutes before the sun, and again every two hours outdoors.',
    ],
    [1, 'Can I put it over a moisturizer, or instead of one?'],
  ],
};

/** Askers of the demo are no accounts: their ids and addresses say so. */
export function questions(now: Date): (StoredQuestion & { id: string })[] {
  return Object.entries(SPECS).flatMap(([productId, specs]) =>
    specs.map(([daysOld, text, answer], at) => ({
      id: `demo-${productId}-${at + 1}`,
      productId,
      userId: `demo-asker-${at + 1}`,
      email: `asker.${at + 1}@shopper.example`,
      text,
      status: answer ? 'published' : 'pending',
      createdAt: daysBefore(now, daysOld),
      ...(answer ? { answer: { text: answer, at: daysBefore(now, daysOld - 1) } } : {}),
    })),
  );
}
