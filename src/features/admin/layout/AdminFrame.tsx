import type { ReactNode } from 'react';
import { usePageTitle } from '@/lib/usePageTitle';
import { KeysProvider } from '../keys';
import { Content, Frame } from './AdminFrame.styles';
import { AreaNav } from './AreaNav';
import { messages } from './messages';

/** What all screens of the admin have around them: the links to the areas, and the keyboard shortcuts. */
export function AdminFrame({ children }: { children: ReactNode }) {
  usePageTitle(messages.title);
  return (
    <KeysProvider>
      <Frame>
        <AreaNav />
        <Content>{children}</Content>
      </Frame>
    </KeysProvider>
  );
}
