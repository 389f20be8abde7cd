import { createHash } from 'node:crypto';
import { changesBetween } from '@/domain/records/audit';
import type { PictureResponse, UploadedPicture } from '@/domain/contracts/picture';
import type { PictureFormat } from '@/domain/pictures/header';
import { validatePicture, MAX_BYTES, tooHeavy } from '@/domain/pictures/validatePicture';
import {
  isPictureUse,
  PICTURE_TYPES,
  pictureAddress,
  pictureFile,
  type PictureUseName,
} from '@/domain/pictures/uses';
import { writeAudit, type AuditContext } from '../platform/audit';
import { inTransaction } from '../platform/firestore/transaction';
import { badRequest, ok, refuse, type Answer } from '../platform/http/answer';
import { postFileAsAdmin, type Route } from '../platform/http/route';
import type { PictureDeps } from './deps';
import { ENCODING, makePicture } from './makePicture';
import { messages } from './messages';
import { objectName } from './objectName';
import { refusedPicture } from './refusedPicture';

/** 32 hex digits: the same bytes with the same encoding always have the same name. */
const hashOf = (bytes: Uint8Array) =>
  createHash('sha256').update(ENCODING).update(bytes).digest('hex').slice(0, 32);

const answer = (picture: UploadedPicture): Answer => ok({ success: true, picture } satisfies PictureResponse);

/** POST /api/admin/pictures: checks the bytes, makes the picture in the widths of its use, and stores it. */
export function uploadRoute(deps: PictureDeps): Route {
  async function recordOf(hash: string, use: PictureUseName) {
    const db = await deps.db();
    return { db, ref: db.collection('pictures').doc(`${hash}-${use}`) };
  }

  async function storePicture(
    bytes: Buffer,
    format: PictureFormat,
    use: PictureUseName,
    context: AuditContext,
  ): Promise<Answer> {
    const hash = hashOf(bytes);
    const { db, ref } = await recordOf(hash, use);
    const known = (await ref.get()).data();
    if (known) return answer(known['picture'] as UploadedPicture);
    const result = await makePicture(bytes, format, use);
    if (!result.ok) return refusedPicture(result.refusal);
    const { files, width, height, ground } = result.made;
    const storage = deps.storage();
    await Promise.all(
      files.map((file) => {
        const name = objectName(pictureFile(hash, file.width, file.format));
        return storage.write(name, file.bytes, PICTURE_TYPES[file.format]);
      }),
    );
    const picture: UploadedPicture = { src: pictureAddress(hash, use), width, height, ground };
    // Written last: every file that the record names exists.
    await inTransaction(db, async (transaction) => {
      if ((await transaction.get(ref)).exists) return;
      transaction.set(ref, { use, picture, uploadedAt: context.now.toISOString() });
      const changes = changesBetween(null, { use, ...picture });
      writeAudit(db, transaction, context, { action: 'picture.uploaded', target: ref.path, changes });
    });
    return answer(picture);
  }

  return postFileAsAdmin(deps, {
    path: '/api/admin/pictures',
    right: 'pictures.upload',
    limit: { bytes: MAX_BYTES, message: tooHeavy.message },
    async handle({ body, query }, context) {
      const use = query.get('use') ?? 'shelf';
      if (!isPictureUse(use)) {
        return badRequest('use', 'use must name what the picture is for');
      }
      const validation = validatePicture(body, use);
      if (!validation.ok) return refusedPicture(validation.refusal);
      const stored = await deps.decoding.run(() =>
        storePicture(body, validation.header.format, use, context),
      );
      if (stored) return stored;
      return { ...refuse(503, 'busy', messages.busy), headers: { 'retry-after': '30' } };
    },
  });
}
