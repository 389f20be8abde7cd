import { formatOfFile, PICTURE_TYPES } from '@/domain/pictures/uses';
import { refuse } from '../platform/http/answer';
import { immutableFile } from '../platform/http/cacheableAnswers';
import { getAsAnyone, type Route } from '../platform/http/route';
import type { PictureDeps } from './deps';
import { messages } from './messages';
import { objectName } from './objectName';

/** GET /media/{file}: an uploaded picture in one width and format. No other file of the bucket is served. */
export function mediaRoute({ storage }: PictureDeps): Route {
  return getAsAnyone('/media/{file}', { key: false }, async (call) => {
    const { file = '' } = call.params;
    const format = formatOfFile(file);
    const answer =
      format &&
      (await immutableFile(call, file, PICTURE_TYPES[format], () => storage().read(objectName(file))));
    return answer ?? refuse(404, 'not_found', messages.noSuchPicture);
  });
}
