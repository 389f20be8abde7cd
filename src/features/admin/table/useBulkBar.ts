import { useEffect } from 'react';

/** Puts the phone's tab bar away while a bulk bar stands in its place. */
export function useBulkBar(isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return undefined;
    document.body.dataset['bulkBar'] = '';
    return () => {
      delete document.body.dataset['bulkBar'];
    };
  }, [isOpen]);
}
