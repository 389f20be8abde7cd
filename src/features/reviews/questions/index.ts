import { lazyChunk } from '@/loading';

/** What is asked about a product, in a chunk of its own. */
export const Questions = lazyChunk(() =>
  import(/* webpackChunkName: "questions" */ './QuestionsSection').then(
    ({ QuestionsSection }) => QuestionsSection,
  ),
);
