import { useEffect, type ReactNode } from 'react';
import type { UnknownAction } from '@reduxjs/toolkit';
import { useDispatch } from 'react-redux';
import { useParams } from 'react-router-dom';
import styled from 'styled-components';
import { useFocusAfterRetry } from '@/lib/hooks/useFocusAfterRetry';
import { usePageTitle } from '@/lib/hooks/usePageTitle';
import { H1, media, Skeleton, Wrap } from '@/ui';
import type { LinkContent } from './linkFailure';
import { LinkTrouble } from './LinkTrouble';
import { messages } from './messages';

/** The column of a page that a link in a mail opens. */
export const LinkColumn = styled.div`
  display: grid;
  gap: 20px;
  padding-block: 32px var(--section);
  ${media.desktop} {
    padding-block: 56px var(--section);
  }
`;

/** The column, and on a desktop a picture in the room beside it. */
export const LinkPage = styled(LinkColumn)`
  --column: 520px;
  max-width: var(--column);
  ${media.desktop} {
    position: relative;
    max-width: none;
    min-height: 560px;
    align-content: start;
    padding-right: calc(100% - var(--column));
    &::after {
      content: '';
      position: absolute;
      inset: 56px 0 var(--section) auto;
      max-height: 560px;
      width: min(calc(100% - var(--column) - 72px), 600px);
      border-radius: var(--r-l);
      background: var(--mist) url('/brand/drops-800.webp') center / cover;
    }
  }
`;

interface LinkScreenProps<T> {
  title: string;
  /** The heading, if it differs from the title. */
  heading?: string;
  /** The data behind the link. */
  content: LinkContent<T>;
  /** The heading of a link that is over, if its page has one of its own. */
  overTitle?: string;
  /** The link shown for an expired link; to the shop by default. */
  overAction?: ReactNode;
  /** Loads the data of the link. It changes nothing, because mail scanners open links too. */
  open: (token: string) => UnknownAction;
  /** Height of the loading placeholder, px. */
  height: number;
  /** The column component, if it is not the default. */
  Page?: typeof LinkColumn;
  children: (value: T, token: string) => ReactNode;
}

/** The page of a mail's link. It works without a login and shows nothing personal. */
export function LinkScreen<T>({
  title,
  heading = title,
  content,
  overTitle = messages.overTitle,
  overAction,
  open,
  height,
  Page = LinkPage,
  children,
}: LinkScreenProps<T>) {
  usePageTitle(title);
  const dispatch = useDispatch();
  const { token = '' } = useParams();
  const again = useFocusAfterRetry(content.status);
  useEffect(() => {
    dispatch(open(token));
  }, [dispatch, open, token]);
  if (content.status === 'failed' || content.status === 'over') {
    return (
      <LinkTrouble
        text={content.message}
        overTitle={content.status === 'over' ? overTitle : null}
        overAction={overAction}
        onAgain={() => dispatch(open(token))}
        againRef={again}
      />
    );
  }
  return (
    <Wrap>
      {content.status === 'ready' ? (
        children(content.value, token)
      ) : (
        <Page>
          <H1>{heading}</H1>
          <Skeleton style={{ height, width: '100%' }} aria-busy="true" />
        </Page>
      )}
    </Wrap>
  );
}
