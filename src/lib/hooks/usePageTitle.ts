import { createAction } from '@reduxjs/toolkit';
import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { titleOf } from '@/domain/seo/words';

interface PageWords {
  /** The description for search engines; by default that of the path. */
  description?: string | undefined;
  /** The canonical path; by default its own. */
  canonical?: string | undefined;
}

/** The page at a path has this name; null while the name is unknown. */
export const pageNamed = createAction<PageWords & { path: string; name: string | null | undefined }>(
  'app/pageNamed',
);

/**
 * Sets the tab's title: 'Cart | Glumist', or the shop's name alone. With null the name is not known yet, and the title
 * is the shop's name until then.
 */
export function usePageTitle(name?: string | null, { description, canonical }: PageWords = {}): void {
  const dispatch = useDispatch();
  const path = useLocation().pathname;
  useEffect(() => {
    document.title = titleOf(name);
    dispatch(pageNamed({ path, name, description, canonical }));
  }, [dispatch, name, description, canonical, path]);
}
