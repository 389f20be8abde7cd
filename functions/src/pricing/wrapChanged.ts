import { wrapChangedText } from '@/domain/cart/cartSettings';
import { refuse, type Answer } from '../platform/http/answer';

/** The answer where gift wrap is off, or costs something else than the shopper saw. `wrap`: rupees, or null. */
export const wrapChanged = (wrap: number | null): Answer =>
  refuse(409, 'gift_wrap_changed', wrapChangedText(wrap), { giftWrap: wrap });
