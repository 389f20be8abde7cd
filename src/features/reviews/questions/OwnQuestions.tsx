import type { OwnQuestion } from '@/domain/contracts/shoppers/questions';
import { Caption, StatusDot } from '@/ui';
import { ChangeButton } from './ChangeButton';
import { messages } from './messages';
import { Own } from './Questions.styles';

interface OwnQuestionsProps {
  productId: string;
  questions: readonly OwnQuestion[];
}

/** The person's own unpublished questions: waiting for an answer, or declined. */
export function OwnQuestions({ productId, questions }: OwnQuestionsProps) {
  if (questions.length === 0) return null;
  return (
    <Own aria-labelledby="own-questions">
      <h3 id="own-questions">{messages.yours}</h3>
      <ul>
        {questions.map(({ id, text, status, refusal }) => (
          <li key={id}>
            <StatusDot tone={status === 'pending' ? 'wait' : 'neutral'}>{messages.status(status)}</StatusDot>
            <p>{text}</p>
            {refusal && <Caption>{refusal}</Caption>}
            <ChangeButton question={{ productId, id, text }} />
          </li>
        ))}
      </ul>
    </Own>
  );
}
