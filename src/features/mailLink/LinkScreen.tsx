import { useEffect, type ReactNode } from 'react';
import type { UnknownAction } from '@reduxjs/toolkit';
import { useDispatch } from 'react-redux';
import { useParams } from 'react-router-dom';
import styled from 'styled-components';
import type { Remote } from '@/lib/remote';
import { usePageTitle } from '@/lib/hooks/usePageTitle';
import { H1, media, Skeleton, Wrap } from '@/ui';
import { LinkTrouble } from './LinkTrouble';

/** The column of a page that a link in a mail opens. */
export const LinkPage = styled.div`
  display: grid;
  gap: 20px;
  max-width: 520px;
  padding-block: 32px var(--section);
  ${media.desktop} {
    padding-block: 56px var(--section);
  }
`;

interface LinkScreenProps<T> {
  title: string;
  /** Where it is not that of the page. */
  heading?: string;
  /** What the link is about. */
  asked: Remote<T>;
  isOver: boolean;
  overTitle: string;
  /** Where a link that is over leads; to the shop by default. */
  overAction?: ReactNode;
  /** Asks what the link is about; it changes nothing, because mail scanners open links too. */
  open: (token: string) => UnknownAction;
  /** Height of what comes, in px. */
  height: number;
  /** The column, where it is not the plain one. */
  Page?: typeof LinkPage;
  children: (value: T, token: string) => ReactNode;
}

/** What a link in a mail shows. It works without a login and says nothing about the person. */
export function LinkScreen<T>({
  title,
  heading = title,
  asked,
  isOver,
  overTitle,
  overAction,
  open,
  height,
  Page = LinkPage,
  children,
}: LinkScreenProps<T>) {
  usePageTitle(title);
  const dispatch = useDispatch();
  const { token = '' } = useParams();
  useEffect(() => {
    dispatch(open(token));
  }, [dispatch, open, token]);
  if (asked.status === 'failed') {
    return (
      <LinkTrouble
        text={asked.message}
        overTitle={isOver ? overTitle : null}
        overAction={overAction}
        onAgain={() => dispatch(open(token))}
      />
    );
  }
  return (
    <Wrap>
      {asked.status === 'ready' ? (
        children(asked.value, token)
      ) : (
        <Page>
          <H1>{heading}</H1>
          <Skeleton style={{ height, width: '100%' }} aria-busy="true" />
        </Page>
      )}
    </Wrap>
  );
}
