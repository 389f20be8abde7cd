import type { PayloadAction } from '@reduxjs/toolkit';
import { call, put } from 'typed-redux-saga';
import type { MessageRequest } from '@/domain/contracts/shoppers/message';
import { takeLeading } from '@/lib/watch';
import type { Services } from '@/services';
import { messageFailed, messageSent, messageSubmitted } from './infoSlice';
import { contactMessage } from './messages/contact';

/** Sends messages to the shop; the draft is stored until the message has arrived. */
export function* infoSaga(services: Services) {
  function* send({ payload }: PayloadAction<MessageRequest>) {
    const answer = yield* call(services.shop.sendMessage, payload);
    if (!answer.ok) {
      yield* put(messageFailed(contactMessage(answer.error)));
      return;
    }
    services.storage.contactDraft.clear();
    const { ticket } = answer.value;
    yield* put(messageSent({ name: payload.name, email: payload.email, ticket }));
  }
  yield* takeLeading(messageSubmitted, send);
}
