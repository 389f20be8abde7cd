import { useDispatch } from 'react-redux';
import { VisuallyHidden } from '@/ui';
import { Acts } from '../Reviews.styles';
import { messages } from './messages';
import { questionFormOpened, type QuestionForm } from './questionsSlice';

/** Opens the form of the person's own question. */
export function ChangeButton({ question }: { question: QuestionForm }) {
  const dispatch = useDispatch();
  return (
    <Acts>
      <button type="button" onClick={() => dispatch(questionFormOpened(question))}>
        {messages.change}
        <VisuallyHidden>{messages.about(question.text)}</VisuallyHidden>
      </button>
    </Acts>
  );
}
