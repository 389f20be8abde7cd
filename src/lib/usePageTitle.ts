import { createAction } from '@reduxjs/toolkit';
import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { titleOf } from '@/domain/seo/words';

interface PageWords {
  /** What search engines are told; otherwise what its path is about. */
  description?: string | undefined;
  /** The path that they keep it under; otherwise its own. */
  canonical?: string | undefined;
}

/** The page at a path has its name, which is null while it is not known yet. */
export const pageNamed = createAction<PageWords & { path: string; name: string | null | undefined }>(
  'app/pageNamed',
);

/**
 * Names the page in the browser's tab: 'Cart | Glumist', or the shop alone. null says that the name is not known yet:
 * the page has the shop's until then.
 */
export function usePageTitle(name?: string | null, { description, canonical }: PageWords = {}): void {
  const dispatch = useDispatch();
  const path = useLocation().pathname;
  useEffect(() => {
    document.title = titleOf(name);
    dispatch(pageNamed({ path, name, description, canonical }));
  }, [dispatch, name, description, canonical, path]);
}
