import type { Question } from '@/domain/catalogue/catalogue';
import { formatDay } from '@/lib/dates';
import { H3 } from '@/ui';
import { ReviewActs } from '../ReviewActs';
import { Entry, ShopAnswer } from '../Reviews.styles';
import { ChangeButton } from './ChangeButton';
import { messages } from './messages';

interface QuestionTextProps {
  productId: string;
  question: Question;
  /** Whether the person asked it. */
  isOwn: boolean;
}

/** A question with the shop's answer. */
export function QuestionText({ productId, question, isOwn }: QuestionTextProps) {
  const { id, text, answer, helpful = 0 } = question;
  return (
    <Entry>
      <H3>{text}</H3>
      <ShopAnswer>
        <b>{messages.answered(formatDay(answer.at))}</b> {answer.text}
      </ShopAnswer>
      {isOwn ? (
        <ChangeButton question={{ productId, id, text }} />
      ) : (
        <ReviewActs of="questions" id={id} about={messages.about(text)} helpful={helpful} />
      )}
    </Entry>
  );
}
