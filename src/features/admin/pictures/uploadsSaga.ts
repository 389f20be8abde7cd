import { buffers, END, eventChannel, type EventChannel } from 'redux-saga';
import { actionChannel, call, put, race, select, take, takeEvery } from 'typed-redux-saga';
import type { UploadedPicture } from '@/domain/contracts/picture';
import { judgePicture, MOST_BYTES, tooHeavy } from '@/domain/pictures/judge';
import { signedOut } from '@/features/auth';
import { safely } from '@/lib/safely';
import { heldFiles, type CallFailure, type Result, type Services } from '@/services';
import type { PictureAdmin } from '@/services/admin/createPictureAdmin';
import { callMessage } from '../messages';
import { uploadTexts } from './texts';
import { isOwed, selectUploads, uploadsActions, type Upload, type UploadState } from './uploadsSlice';

type News = { percent: number } | { result: Result<UploadedPicture, CallFailure> };

const {
  filesChosen,
  uploadRetried,
  uploadRemoved,
  uploadMoved,
  placeOpened,
  placeLeft,
  cutOffFound,
  cutOffDismissed,
} = uploadsActions;

/** How an upload goes; nobody listening any more gives it up. */
function following(api: PictureAdmin, file: File, use: Upload['use']): EventChannel<News> {
  return eventChannel((emit) => {
    const giveUp = new AbortController();
    let percent = -1;
    const onSent = (share: number) => {
      const now = Math.floor(share * 100);
      if (now !== percent) emit({ percent: now });
      percent = now;
    };
    void api.upload(file, use, { onSent, signal: giveUp.signal }).then((result) => {
      emit({ result });
      emit(END);
    });
    return () => giveUp.abort();
  }, buffers.expanding<News>(20));
}

/** Statuses that are about the file itself. */
const HOPELESS = [400, 413, 415, 422];
const mayDoBetter = (failure: CallFailure) =>
  failure.kind !== 'refused' || !HOPELESS.includes(failure.status);

/** Why the shop would not take it, as the shop itself would say; so nothing is sent in vain. */
async function refusalOf(file: File, use: Upload['use']): Promise<string | null> {
  if (file.size > MOST_BYTES) return tooHeavy.message;
  const verdict = judgePicture(new Uint8Array(await file.arrayBuffer()), use);
  return verdict.ok ? null : verdict.refusal.message;
}

/** Sends what is chosen, one file after the other, so that they come in the order they were chosen in. */
export function* uploadsSaga(services: Services, api: PictureAdmin) {
  const { adminDrafts } = services.storage;
  const noteName = (place: string) => `uploads/${place}`;
  /** Of the files that are held, the places they are for. */
  const places = new Map<string, string>();

  function* move(id: string, state: UploadState) {
    yield* put(uploadMoved({ id, state }));
  }

  function* send({ id, use }: Upload, file: File) {
    yield* move(id, { status: 'sending', percent: 0 });
    const channel = following(api, file, use);
    try {
      while (true) {
        const news = yield* take(channel);
        if ('percent' in news) {
          const { percent } = news;
          yield* move(id, percent < 100 ? { status: 'sending', percent } : { status: 'preparing' });
        } else if (news.result.ok) {
          return yield* move(id, { status: 'done', picture: news.result.value });
        } else {
          const { error } = news.result;
          return yield* move(id, {
            ...{ status: 'failed', reason: callMessage(error), again: mayDoBetter(error) },
          });
        }
      }
    } finally {
      channel.close();
    }
  }

  function* begin(upload: Upload) {
    const file = heldFiles.fileOf(upload.id);
    const refusal = file ? yield* call(() => refusalOf(file, upload.use).catch(() => null)) : null;
    if (!file) yield* move(upload.id, { status: 'failed', reason: uploadTexts.lost, again: false });
    else if (refusal) yield* move(upload.id, { status: 'failed', reason: refusal, again: false });
    else yield* send(upload, file);
  }

  function* one(id: string) {
    const upload = (yield* select(selectUploads)).find((candidate) => candidate.id === id);
    if (upload?.state.status !== 'waiting') return;
    const isEnd = (action: { type: string; payload?: unknown }) =>
      (uploadRemoved.match(action) && action.payload === id) ||
      (placeLeft.match(action) && action.payload === upload.place) ||
      signedOut.match(action);
    yield* race({ done: call(begin, upload), end: take(isEnd) });
  }

  function* inTurn() {
    const queue = yield* actionChannel([filesChosen, uploadRetried], buffers.expanding(10));
    while (true) {
      const action = yield* take(queue);
      const ids = filesChosen.match(action)
        ? action.payload.files.map(({ id }) => id)
        : [(action as ReturnType<typeof uploadRetried>).payload];
      for (const id of ids) yield* call(safely(one), id);
    }
  }

  /** What has not arrived is written down, so that after a reload the form can say so. */
  function* note() {
    const uploads = yield* select(selectUploads);
    for (const place of new Set(places.values())) {
      const open = uploads.filter((upload) => upload.place === place && isOwed(upload));
      const names = open.map(({ name }) => name);
      if (names.length > 0) adminDrafts.write(noteName(place), { names });
      else adminDrafts.remove(noteName(place));
    }
  }

  function letGo(isGone: (id: string, place: string) => boolean) {
    for (const [id, place] of places) {
      if (!isGone(id, place)) continue;
      heldFiles.letGo(id);
      places.delete(id);
    }
  }

  function* lookForCutOff({ payload: place }: ReturnType<typeof placeOpened>) {
    const { names } = (adminDrafts.read(noteName(place)) ?? {}) as { names?: string[] };
    if (Array.isArray(names) && names.length > 0) yield* put(cutOffFound({ place, names }));
  }

  yield* takeEvery(placeOpened, safely(lookForCutOff));
  yield* takeEvery(filesChosen, ({ payload: { place, files } }) => {
    for (const { id } of files) places.set(id, place);
  });
  yield* takeEvery([filesChosen, uploadMoved, uploadRemoved], safely(note));
  yield* takeEvery(uploadRemoved, ({ payload: gone }) => letGo((id) => id === gone));
  yield* takeEvery(signedOut, () => letGo(() => true));
  yield* takeEvery(placeLeft, ({ payload: left }) => {
    adminDrafts.remove(noteName(left));
    letGo((_id, place) => place === left);
  });
  yield* takeEvery(cutOffDismissed, ({ payload: place }) => adminDrafts.remove(noteName(place)));
  yield* call(inTurn);
}
