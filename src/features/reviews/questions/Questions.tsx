import { type ReactNode, useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { searchQuestions, WORTH_SEARCHING } from '@/domain/questions/search';
import { selectUser } from '@/features/auth';
import { idle } from '@/lib/remote';
import { selectRuntimeRunning } from '@/lib/runtimeSlice';
import { ChunkBoundary, lazyChunk, overlayFailure } from '@/loading';
import { Button, Caption, H2, Section, Skeleton, TextField } from '@/ui';
import { Columns } from '../Reviews.styles';
import { messages } from './messages';
import { OwnQuestions } from './OwnQuestions';
import { Beside, Room, Tools } from './Questions.styles';
import { QuestionText } from './QuestionText';
import {
  questionFormClosed,
  questionFormOpened,
  questionsOpened,
  selectQuestions,
  type QuestionsState,
} from './questionsSlice';

const QuestionDialog = lazyChunk(() =>
  import(/* webpackChunkName: "question-form" */ './QuestionDialog').then((form) => form.QuestionDialog),
);

const AT_FIRST = 4;
const NOTHING = { shown: idle, own: [] } satisfies Pick<QuestionsState, 'shown' | 'own'>;

interface QuestionsProps {
  productId: string;
  /** The sections below it. They follow once its height is known, so that nothing moves them. */
  below: ReactNode;
}

/** What is asked about a product and what the shop answers, a few at a time; many can be searched. */
export function Questions({ productId, below }: QuestionsProps) {
  const dispatch = useDispatch();
  const isRunning = useSelector(selectRuntimeRunning);
  const uid = useSelector(selectUser)?.uid;
  const state = useSelector(selectQuestions);
  // The page before may have had others.
  const { shown, own } = state.productId === productId ? state : NOTHING;
  const [typed, setTyped] = useState('');
  const [limit, setLimit] = useState(AT_FIRST);
  useEffect(() => {
    // The slice and the saga come with the runtime.
    if (isRunning) dispatch(questionsOpened(productId));
  }, [dispatch, isRunning, productId, uid]);
  const waiting = own.filter(({ status }) => status !== 'published');
  const all = shown.status === 'ready' ? shown.value : [];
  const visible = all.filter(({ id }) => waiting.every((one) => one.id !== id));
  const found = searchQuestions(visible, typed);
  const more = found.length - limit;
  const isSettled = shown.status === 'ready' || shown.status === 'failed';
  return (
    <>
      <Section aria-labelledby="questions-title">
        <Columns>
          <div>
            <H2 id="questions-title">{messages.title}</H2>
            <Beside>
              <Button
                variant="ghost"
                disabled={!isRunning}
                onPointerEnter={() => void QuestionDialog.preload().catch(() => undefined)}
                onClick={() => dispatch(questionFormOpened({ productId, id: '', text: '' }))}
              >
                {messages.ask}
              </Button>
            </Beside>
          </div>
          <div>
            <OwnQuestions productId={productId} questions={waiting} />
            {!isSettled && <Skeleton style={{ height: 120 }} aria-busy="true" />}
            {shown.status === 'failed' && (
              <Tools role="alert">
                <Caption>{messages.loadFailed}</Caption>
                <Button variant="ghost" size="sm" onClick={() => dispatch(questionsOpened(productId))}>
                  {messages.again}
                </Button>
              </Tools>
            )}
            {shown.status === 'ready' && visible.length === 0 && waiting.length === 0 && (
              <Caption>{messages.none}</Caption>
            )}
            {visible.length > WORTH_SEARCHING && (
              <Tools>
                <TextField
                  type="search"
                  label={messages.search}
                  value={typed}
                  onChange={({ target }) => {
                    setTyped(target.value);
                    setLimit(AT_FIRST);
                  }}
                />
                <Caption role="status">
                  {found.length > 0 ? messages.found(found.length) : messages.noMatch}
                </Caption>
              </Tools>
            )}
            {found.slice(0, limit).map((question) => (
              <QuestionText
                key={question.id}
                productId={productId}
                question={question}
                isOwn={own.some(({ id }) => id === question.id)}
              />
            ))}
            {more > 0 && (
              <Button variant="ghost" onClick={() => setLimit(limit + 2 * AT_FIRST)}>
                {messages.more(more)}
              </Button>
            )}
          </div>
        </Columns>
        {state.form && (
          <ChunkBoundary failure={overlayFailure(() => dispatch(questionFormClosed()))}>
            <QuestionDialog />
          </ChunkBoundary>
        )}
      </Section>
      {isSettled ? below : <Room />}
    </>
  );
}
