import { useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { Question } from '@/domain/catalogue/catalogue';
import { searchQuestions, WORTH_SEARCHING } from '@/domain/questions/search';
import { selectUser } from '@/features/auth';
import { useFocusAfterRetry } from '@/lib/hooks/useFocusAfterRetry';
import { useFocusOnFirstNew } from '@/lib/hooks/useFocusOnFirstNew';
import { idle } from '@/lib/remote';
import { selectRuntimeRunning } from '@/lib/runtimeSlice';
import { ChunkBoundary, lazyChunk, overlayFailure } from '@/loading';
import { Button, Caption, H2, SearchField, Section } from '@/ui';
import { Columns } from '../Reviews.styles';
import { messages } from './messages';
import { OwnQuestions } from './OwnQuestions';
import { Beside, Tools } from './Questions.styles';
import { QuestionText } from './QuestionText';
import {
  questionFormClosed,
  questionFormOpened,
  questionsOpened,
  questionsRequested,
  selectQuestions,
  type QuestionsState,
} from './questionsSlice';

// All forms of reviews share one chunk: every further chunk name adds to each first load.
const QuestionDialog = lazyChunk(() => import(/* webpackChunkName: "review-form" */ './QuestionDialog'));

const AT_FIRST = 4;
const NOTHING = { all: idle, own: [], gone: [] } satisfies Pick<QuestionsState, 'all' | 'own' | 'gone'>;

interface QuestionsProps {
  productId: string;
  /**
   * The newest questions, which came with the product; there may be more if there are enough for a search.
   */
  newest: readonly Question[];
}

/** The answered questions about a product, a few at a time; a long list has a search. */
export function Questions({ productId, newest }: QuestionsProps) {
  const dispatch = useDispatch();
  const isRunning = useSelector(selectRuntimeRunning);
  const uid = useSelector(selectUser)?.uid;
  const state = useSelector(selectQuestions);
  // The state may still hold the questions of the previous product.
  const { all, own, gone } = state.productId === productId ? state : NOTHING;
  const again = useFocusAfterRetry(all.status);
  const [typed, setTyped] = useState('');
  const [limit, setLimit] = useState(AT_FIRST);
  useEffect(() => {
    // The slice and the saga load with the runtime.
    if (isRunning) dispatch(questionsOpened(productId));
  }, [dispatch, isRunning, productId, uid]);
  const hasMany = newest.length > WORTH_SEARCHING;
  /** Loads all questions, for the search and for "more". */
  const requestAll = () => {
    if (hasMany && all.status === 'idle') dispatch(questionsRequested(productId));
  };
  const waiting = own.filter(({ status }) => status !== 'published');
  const hidden = new Set([...gone, ...waiting.map(({ id }) => id)]);
  const known = all.status === 'ready' ? all.value : newest;
  const visible = known.filter(({ id }) => !hidden.has(id));
  const found = searchQuestions(visible, typed);
  const more = found.length - limit;
  const { list, notePress } = useFocusOnFirstNew<HTMLDivElement>(Math.min(found.length, limit));
  return (
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
        <div ref={list}>
          <OwnQuestions productId={productId} questions={waiting} />
          {visible.length === 0 && waiting.length === 0 && <Caption>{messages.none}</Caption>}
          {hasMany && (
            <Tools>
              <SearchField
                label={messages.search}
                disabled={!isRunning}
                value={typed}
                onFocus={requestAll}
                onType={(text) => {
                  requestAll();
                  setTyped(text);
                  setLimit(AT_FIRST);
                }}
              />
              <Caption role="status">{typed.trim() && messages.found(found.length)}</Caption>
              {all.status === 'failed' && (
                <div role="alert">
                  <Caption>{messages.loadFailed}</Caption>
                  <Button
                    ref={again}
                    variant="ghost"
                    size="sm"
                    onClick={() => dispatch(questionsRequested(productId))}
                  >
                    {messages.again}
                  </Button>
                </div>
              )}
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
            <Button
              variant="ghost"
              onClick={() => {
                notePress();
                requestAll();
                setLimit(limit + 2 * AT_FIRST);
              }}
            >
              {messages.more}
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
  );
}
