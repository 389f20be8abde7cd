import { buffers, END, eventChannel, type EventChannel } from 'redux-saga';
import { call, put, race, select, take } from 'typed-redux-saga';
import type { UploadedPicture } from '@/domain/contracts/picture';
import { signedOut, takeInTurn } from '@/features/auth';
import { safely } from '@/lib/safely';
import { takeEvery } from '@/lib/watch';
import { heldFiles, type CallFailure, type Result, type Services } from '@/services';
import type { PictureAdmin } from '@/services/admin/catalogue/createPictureAdmin';
import { callMessage } from '../shared';
import { messages } from './messages';
import { isUnfinished, selectUploads, uploadsActions, type Upload, type UploadState } from './uploadsSlice';

type UploadEvent = { percent: number } | { result: Result<UploadedPicture, CallFailure> };

const {
  filesChosen,
  uploadRetried,
  uploadRemoved,
  uploadStateChanged,
  placeOpened,
  placeLeft,
  interruptedFound,
  interruptedDismissed,
} = uploadsActions;

/** A channel with the progress and the result of an upload; closing it cancels the upload. */
function uploadChannel(api: PictureAdmin, file: File, use: Upload['use']): EventChannel<UploadEvent> {
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
  }, buffers.expanding<UploadEvent>(20));
}

/** HTTP statuses that mean the file itself is wrong. */
const BAD_FILE_STATUSES = [400, 413, 415, 422];
const isRetryable = (failure: CallFailure) =>
  failure.kind !== 'refused' || !BAD_FILE_STATUSES.includes(failure.status);

/** The script that checks pictures comes with the screens that take them; without it the server alone checks. */
async function refusalOf(file: File, use: Upload['use']): Promise<string | null> {
  const { refusalOfPicture } = await import(/* webpackChunkName: "admin-catalogue" */ './refusalOfPicture');
  return refusalOfPicture(file, use);
}

/** Uploads the chosen files one after the other, in the order of the choice. */
export function* uploadsSaga(services: Services, api: PictureAdmin) {
  const { adminDrafts } = services.storage;
  const draftKey = (place: string) => `uploads/${place}`;
  /** The place of each held file. */
  const places = new Map<string, string>();

  function* setState(id: string, state: UploadState) {
    yield* put(uploadStateChanged({ id, state }));
  }

  function* send({ id, use }: Upload, file: File) {
    yield* setState(id, { status: 'sending', percent: 0 });
    const channel = uploadChannel(api, file, use);
    try {
      while (true) {
        const event = yield* take(channel);
        if ('percent' in event) {
          const { percent } = event;
          yield* setState(id, percent < 100 ? { status: 'sending', percent } : { status: 'preparing' });
        } else if (event.result.ok) {
          return yield* setState(id, { status: 'done', picture: event.result.value });
        } else {
          const { error } = event.result;
          return yield* setState(id, {
            status: 'failed',
            reason: callMessage(error),
            canRetry: isRetryable(error),
          });
        }
      }
    } finally {
      channel.close();
    }
  }

  function* checkAndSend(upload: Upload) {
    const file = heldFiles.fileOf(upload.id);
    const refusal = file ? yield* call(() => refusalOf(file, upload.use).catch(() => null)) : null;
    if (!file) yield* setState(upload.id, { status: 'failed', reason: messages.lost, canRetry: false });
    else if (refusal) yield* setState(upload.id, { status: 'failed', reason: refusal, canRetry: false });
    else yield* send(upload, file);
  }

  /** Uploads one file until it is done, removed, or its form ends. */
  function* uploadOne(id: string) {
    const upload = (yield* select(selectUploads)).find((candidate) => candidate.id === id);
    if (upload?.state.status !== 'waiting') return;
    const isEnd = (action: { type: string; payload?: unknown }) =>
      (uploadRemoved.match(action) && action.payload === id) ||
      (placeLeft.match(action) && action.payload === upload.place);
    yield* race({ done: call(checkAndSend, upload), end: take(isEnd) });
  }

  function* uploadAll(action: ReturnType<typeof filesChosen | typeof uploadRetried>) {
    const ids = filesChosen.match(action) ? action.payload.files.map(({ id }) => id) : [action.payload];
    for (const id of ids) yield* call(safely(uploadOne), id);
  }

  /** Keeps the names of unfinished uploads in the browser, so that the form can list them after a reload. */
  function* saveUnfinished() {
    const uploads = yield* select(selectUploads);
    for (const place of new Set(places.values())) {
      const open = uploads.filter((upload) => upload.place === place && isUnfinished(upload));
      const names = open.map(({ name }) => name);
      if (names.length > 0) adminDrafts.write(draftKey(place), { names });
      else adminDrafts.remove(draftKey(place));
    }
  }

  function releaseFiles(isReleased: (id: string, place: string) => boolean) {
    for (const [id, place] of places) {
      if (!isReleased(id, place)) continue;
      heldFiles.letGo(id);
      places.delete(id);
    }
  }

  function* findInterrupted({ payload: place }: ReturnType<typeof placeOpened>) {
    const { names } = (adminDrafts.read(draftKey(place)) ?? {}) as { names?: string[] };
    if (Array.isArray(names) && names.length > 0) yield* put(interruptedFound({ place, names }));
  }

  yield* takeEvery(placeOpened, findInterrupted);
  yield* takeEvery(filesChosen, ({ payload: { place, files } }) => {
    for (const { id } of files) places.set(id, place);
  });
  yield* takeEvery([filesChosen, uploadStateChanged, uploadRemoved], saveUnfinished);
  yield* takeEvery(uploadRemoved, ({ payload: removedId }) => releaseFiles((id) => id === removedId));
  yield* takeEvery(signedOut, () => releaseFiles(() => true));
  yield* takeEvery(placeLeft, ({ payload: left }) => {
    adminDrafts.remove(draftKey(left));
    releaseFiles((_id, place) => place === left);
  });
  yield* takeEvery(interruptedDismissed, ({ payload: place }) => adminDrafts.remove(draftKey(place)));
  yield* takeInTurn([filesChosen, uploadRetried], uploadAll);
}
