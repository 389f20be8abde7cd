import type { Route } from '../platform/http/route';
import type { PictureDeps } from './deps';
import { mediaRoute } from './mediaRoute';
import { uploadRoute } from './uploadRoute';

/** Pictures come in by the one and go out by the other. */
export function pictureRoutes(deps: PictureDeps): Route[] {
  return [uploadRoute(deps), mediaRoute(deps)];
}
