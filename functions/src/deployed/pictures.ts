import { numberSetting } from '../config';
import { pictureRoutes } from '../pictures/pictureRoutes';
import { base } from '../services/base';
import { serve } from '../services/serve';
import { storage } from '../services/storage';

const limits = () => ({
  burst: numberSetting('PICTURES_BURST'),
  perSecond: numberSetting('PICTURES_PER_SECOND'),
});

export const pictures = serve('pictures', pictureRoutes({ ...base, storage }), limits);
