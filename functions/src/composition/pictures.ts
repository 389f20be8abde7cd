import { numberSetting } from '../platform/config';
import { pictureRoutes } from '../pictures/pictureRoutes';
import { base } from './parts/base';
import { serve } from './parts/serve';
import { storage } from './parts/storage';

const limits = () => ({
  burst: numberSetting('PICTURES_BURST'),
  perSecond: numberSetting('PICTURES_PER_SECOND'),
});

export const pictures = serve('pictures', pictureRoutes({ ...base, storage }), limits);
