import { createAction } from '@reduxjs/toolkit';
import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { pageDescription, shopTitle, titleOf } from '@/domain/seo/words';

/** The page at a path has its name. */
export const pageTitled = createAction<{ path: string; title: string }>('app/pageTitled');

interface PageWords {
  /** What search engines are told; otherwise what its path is about. */
  description?: string | undefined;
  /** The path that they keep it under; otherwise its own. */
  canonical?: string;
}

const put = (selector: string, name: string, value: string) =>
  document.querySelector(selector)?.setAttribute(name, value);

/** Keeps in step what the page that was loaded says of itself; what it did not say nobody has asked for. */
function retell(name: string | null | undefined, description: string, path: string): void {
  document.title = titleOf(name);
  put('meta[name="description"]', 'content', description);
  put('meta[property="og:title"]', 'content', name || shopTitle);
  put('meta[property="og:description"]', 'content', description);
  const link = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  if (!link) return;
  // The shop's own address, which need not be the one that it was opened at.
  link.href = new URL(path, link.href).href;
  put('meta[property="og:url"]', 'content', link.href);
}

/**
 * Names the page in the browser's tab: 'Cart | Glumist', or the shop alone. null says that the name is not known yet:
 * the page has the shop's until then.
 */
export function usePageTitle(name?: string | null, { description, canonical }: PageWords = {}): void {
  const dispatch = useDispatch();
  const { pathname: path } = useLocation();
  useEffect(() => {
    retell(name, description ?? pageDescription(path), canonical ?? path);
  }, [name, description, canonical, path]);
  useEffect(() => {
    if (name !== null) dispatch(pageTitled({ path, title: titleOf(name) }));
  }, [dispatch, path, name]);
}
