import { picturesPath, type PictureResponse, type UploadedPicture } from '@/domain/contracts/picture';
import type { PictureUseName } from '@/domain/pictures/uses';
import { fail, ok, type Result } from '../../result';
import { failureOf } from '../../shopApi/createShopApi';
import type { Http } from '../../shopApi/http';
import type { ByteUpload } from '../../shopApi/sendBytes';
import type { CallFailure } from '../../shopApi/types';

export interface PictureAdmin {
  /** Idempotent: the same bytes are the same picture, so any failure may be retried. */
  upload(
    file: Blob,
    use: PictureUseName,
    following?: Omit<ByteUpload, 'bytes'>,
  ): Promise<Result<UploadedPicture, CallFailure>>;
}

/** Milliseconds for ten megabytes over a slow line, and a minute in the queue. */
const UPLOAD_MS = 180_000;

export function createPictureAdmin(http: Http): PictureAdmin {
  return {
    async upload(file, use, following) {
      const outcome = await http({
        method: 'POST',
        path: picturesPath(use),
        withToken: true,
        timeoutMs: UPLOAD_MS,
        upload: { ...following, bytes: file },
      });
      const body = outcome.kind === 'answered' && outcome.status === 200 ? outcome.body : null;
      const { picture } = (body ?? {}) as Partial<PictureResponse>;
      return picture ? ok(picture) : fail(failureOf(outcome));
    },
  };
}
