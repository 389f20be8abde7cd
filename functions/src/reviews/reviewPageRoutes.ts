import { CATALOGUE_PATH } from '@/domain/contracts/shoppers/catalogue';
import { isDocumentId } from '@/domain/records/documentId';
import { readChoice } from '@/domain/reviews/choice';
import { versionOf } from '../catalogue/loadCatalogue';
import { refuse } from '../platform/http/answer';
import { cacheableAnswer } from '../platform/http/cacheableAnswers';
import { getAsAnyone, type Route } from '../platform/http/route';
import type { ReviewDeps } from './limit';
import { messages } from './messages';
import { readReviewPage } from './reviewPages';

const noPage = () => refuse(404, 'not_found', messages.pageGone);

/** GET /api/catalogue/{products|combos}/{id}/reviews/{choice}/{after}: more reviews, the same for everyone and cached by the CDN. */
export const reviewPageRoutes = ({ db }: Pick<ReviewDeps, 'db'>): Route[] =>
  (['products', 'combos'] as const).map((kind) =>
    getAsAnyone(`${CATALOGUE_PATH}/${kind}/{id}/reviews/{choice}/{after}`, { key: false }, async (call) => {
      const { id = '', choice: text = '', after = '' } = call.params;
      const choice = readChoice(text);
      if (!choice || !isDocumentId(id) || !/^[\w-]{1,40}$/.test(after)) return noPage();
      const page = await readReviewPage(await db(), { kind, id, choice, after });
      return page ? cacheableAnswer(call, versionOf(page), page) : noPage();
    }),
  );
