import * as v from 'valibot';
import { WAYS, type Choices } from '../admin/notifications/choices';
import { NEWS_KINDS, type NewsKind } from '../admin/notifications/news';

const hour = (name: string) =>
  v.pipe(
    v.number(`${name} must be a number`),
    v.integer(`${name} must be a full hour`),
    v.minValue(0, `${name} must be 0 to 23`),
    v.maxValue(23, `${name} must be 0 to 23`),
  );
const way = v.picklist(WAYS, `ways must be one of: ${WAYS.join(', ')}`);

/** POST /api/admin/notifications: what the caller hears of, all of it. */
export const notificationsRequest = v.object({
  ways: v.object(Object.fromEntries(NEWS_KINDS.map((kind) => [kind, way])) as Record<NewsKind, typeof way>),
  digestHour: hour('digestHour'),
  quiet: v.nullable(v.object({ from: hour('quiet.from'), to: hour('quiet.to') })),
});

export interface NotificationsResponse {
  success: true;
  /** The result of a save in a sentence; empty for a GET. */
  message: string;
  /** Where the mails go. */
  email: string;
  /** The kinds that the caller's role may hear of. */
  kinds: NewsKind[];
  choices: Choices;
}
