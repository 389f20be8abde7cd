import { createAction } from '@reduxjs/toolkit';
import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { store } from '@/domain/store';
import { pageDescription } from './pageDescription';

/** The page at a path has its name. */
export const pageTitled = createAction<{ path: string; title: string }>('app/pageTitled');

export const shopTitle = `${store.name}: ${store.tagline.split('.')[0]}`;

/**
 * Names the page in the browser's tab: 'Cart | Glumist', or the shop alone. null says that the name is not known yet:
 * the page has the shop's until then. Search engines are told the description, or what its path is about.
 */
export function usePageTitle(name?: string | null, description?: string): void {
  const dispatch = useDispatch();
  const { pathname: path } = useLocation();
  useEffect(() => {
    const title = name ? `${name} | ${store.name}` : shopTitle;
    document.title = title;
    if (name !== null) dispatch(pageTitled({ path, title }));
  }, [dispatch, path, name]);
  useEffect(() => {
    const meta = document.querySelector('meta[name="description"]');
    meta?.setAttribute('content', description ?? pageDescription(path));
  }, [path, description]);
}
