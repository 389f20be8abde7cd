import { picturesPath, type PictureResponse, type UploadedPicture } from '@/domain/contracts/picture';
import type { PictureUseName } from '@/domain/pictures/uses';
import { ok } from '../../result';
import type { ByteUpload } from '../../shopApi/sendBytes';
import { callApi, has, type ApiAnswer } from '../../shopApi/callApi';
import type { Http } from '../../shopApi/http';

/** Milliseconds, enough for ten megabytes over a slow line, and a minute in the queue. */
const UPLOAD_MS = 180_000;

export function createPictureAdmin(http: Http) {
  return {
    /** Idempotent: the same bytes are the same picture, so any failure may be retried. */
    async upload(
      file: Blob,
      use: PictureUseName,
      following?: Omit<ByteUpload, 'bytes'>,
    ): ApiAnswer<UploadedPicture> {
      const upload = { ...following, bytes: file };
      const request = { path: picturesPath(use), timeoutMs: UPLOAD_MS, upload };
      const answer = await callApi<PictureResponse>(http, request, has('picture'));
      return answer.ok ? ok(answer.value.picture) : answer;
    },
  };
}

export type PictureAdmin = ReturnType<typeof createPictureAdmin>;
