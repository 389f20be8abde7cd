import { numberSetting } from '../platform/config';
import { BoundedQueue } from '../platform/concurrency/boundedQueue';
import { pictureRoutes } from '../pictures/pictureRoutes';
import { photoRoutes } from '../reviews/photos/photoRoutes';
import { base } from './parts/base';
import { photoLimiter } from './parts/limiters';
import { serve } from './parts/serve';
import { storage } from './parts/storage';

const limits = () => ({
  burst: numberSetting('PICTURES_BURST'),
  perSecond: numberSetting('PICTURES_PER_SECOND'),
});

/** Uploads that may wait in one instance; each holds its bytes meanwhile. */
const MAX_WAITING = 24;

const deps = { ...base, storage, photoLimiter, decoding: new BoundedQueue(MAX_WAITING) };

export const pictures = serve('pictures', [...pictureRoutes(deps), ...photoRoutes(deps)], limits);
