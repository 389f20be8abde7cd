import { useDispatch, useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { adminCustomerPath } from '@/app/router/paths';
import type { AdminQuestion } from '@/domain/contracts/admin/reviews';
import { formatMoment } from '@/lib/dates';
import { Button, TextLink, VisuallyHidden } from '@/ui';
import { DeskCard } from './DeskCard';
import { AnswerDialog, RefuseDialog } from './DeskDialogs';
import { messages } from './messages';
import { deskActRequested, dialogOpened, selectReviewDesk, type OpenDialog } from './reviewsSlice';

/** A question, which is shown once it is answered. */
export function QuestionCard({ question }: { question: AdminQuestion }) {
  const dispatch = useDispatch();
  const { sending, open } = useSelector(selectReviewDesk);
  const { id, of, status, savedAt: seen, reports, text, answer, userId, helpful } = question;
  const busy = sending[id]?.status === 'sending';
  const dialog = open?.id === id ? open.kind : null;
  const ask = (kind: OpenDialog['kind']) => dispatch(dialogOpened({ id, kind }));
  const isShown = status === 'published';
  const hidden = <VisuallyHidden>{messages.ofQuestion(text)}</VisuallyHidden>;
  const keep = () =>
    dispatch(deskActRequested({ of, id, kind: 'decide', body: { verdict: 'publish', seen } }));
  return (
    <DeskCard
      row={question}
      answer={answer}
      source={
        <>
          <TextLink as={Link} to={adminCustomerPath(userId)}>
            {messages.customer}
          </TextLink>
          {['', formatMoment(seen), ...(helpful > 0 ? [messages.helpful(helpful)] : [])].join(', ')}
        </>
      }
      words={<h2>{text}</h2>}
      actions={
        <>
          {reports > 0 && isShown && (
            <Button size="sm" variant="ghost" busy={busy} onClick={keep}>
              {messages.keep}
              {hidden}
            </Button>
          )}
          <Button size="sm" variant="ghost" busy={busy} onClick={() => ask('answer')}>
            {answer ? messages.changeAnswer : messages.answer}
            {hidden}
          </Button>
          {status !== 'rejected' && (
            <Button size="sm" variant="ghost" disabled={busy} onClick={() => ask('refuse')}>
              {isShown ? messages.takeDown : messages.of.questions.refuse}
              {hidden}
            </Button>
          )}
        </>
      }
    >
      {dialog === 'refuse' && (
        <RefuseDialog
          of={of}
          id={id}
          reasons={messages.questionReasons}
          onRefuse={(refusal) =>
            dispatch(
              deskActRequested({ of, id, kind: 'decide', body: { verdict: 'refuse', seen, ...refusal } }),
            )
          }
        />
      )}
      {dialog === 'answer' && (
        <AnswerDialog
          of={of}
          id={id}
          answer={answer}
          onAnswer={(body) => dispatch(deskActRequested({ of, id, kind: 'answer', body: { ...body, seen } }))}
        />
      )}
    </DeskCard>
  );
}
