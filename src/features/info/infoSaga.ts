import type { PayloadAction } from '@reduxjs/toolkit';
import { call, put, takeLeading } from 'typed-redux-saga';
import type { Services } from '@/services';
import { safely } from '@/lib/safely';
import type { ContactForm } from './contactForm';
import { messageFailed, messageSent, messageSubmitted } from './infoSlice';
import { contactMessage } from './messages';

/** Sends what people write to the shop. */
export function* infoSaga(services: Services) {
  function* send({ payload }: PayloadAction<ContactForm>) {
    const answer = yield* call(services.shop.sendMessage, payload);
    yield* put(answer.ok ? messageSent() : messageFailed(contactMessage(answer.error)));
  }
  yield* takeLeading(messageSubmitted, safely(send));
}
