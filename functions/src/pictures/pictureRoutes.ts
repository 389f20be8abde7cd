import type { Route } from '../platform/http/route';
import type { PictureDeps } from './deps';
import { mediaRoute } from './mediaRoute';
import { uploadRoute } from './uploadRoute';

/** Uploads and downloads of pictures. */
export function pictureRoutes(deps: PictureDeps): Route[] {
  return [uploadRoute(deps), mediaRoute(deps)];
}
