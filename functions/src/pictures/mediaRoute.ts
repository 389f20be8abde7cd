import { formatOfFile, PICTURE_TYPES } from '@/domain/pictures/uses';
import { refuse } from '../platform/http/answer';
import { unchanging } from '../platform/http/cacheableAnswers';
import { read, type Route } from '../platform/http/route';
import type { PictureDeps } from './deps';
import { objectOf } from './objectName';

/** GET /media/{file}: a picture that was uploaded, in one width and format. Nothing else that the bucket may hold is served. */
export function mediaRoute({ storage }: PictureDeps): Route {
  return read('/media/{file}', { key: false }, async (call) => {
    const { file = '' } = call.params;
    const format = formatOfFile(file);
    const answer =
      format && (await unchanging(call, file, PICTURE_TYPES[format], () => storage().read(objectOf(file))));
    return answer ?? refuse(404, 'not_found', 'There is no such picture.');
  });
}
