import { eventChannel } from 'redux-saga';
import { call, fork } from 'typed-redux-saga';
import { closeWithSaga } from '@/lib/closeWithSaga';
import { takeEvery } from '@/lib/watch';
import type { Services, ToolAnswer, ToolCall } from '@/services';
import { messages } from './messages';
import type { Outcome } from './answerCall';

const answerOf = (outcome: Outcome): ToolAnswer =>
  'problem' in outcome
    ? { content: [{ type: 'text', text: outcome.problem }], isError: true }
    : { content: [{ type: 'text', text: JSON.stringify(outcome.facts) }] };

/** Offers the shop's tools to assistants, if the browser supports that. The tools' code loads only then. */
export function* assistantsSaga(services: Services) {
  const { assistants } = services;
  if (!assistants.isOffered()) return;
  const { TOOLS, toolAnswers } = yield* call(() => import(/* webpackChunkName: "assistants" */ './toolkit'));
  const answers = toolAnswers(services);

  function* answerCall({ name, input, answer }: ToolCall) {
    const tool = TOOLS.find((one) => one.name === name);
    try {
      if (tool) answer(answerOf(yield* call(answers[tool.name], input)));
      else answer(answerOf({ problem: messages.unknownTool(name) }));
    } catch (error) {
      // Without an answer the program would wait for ever.
      answer(answerOf({ problem: messages.failed }));
      throw error;
    }
  }
  const calls = eventChannel<ToolCall>((emit) => assistants.offer(TOOLS, emit));
  yield* fork(closeWithSaga, calls);
  yield* takeEvery(calls, answerCall);
}
