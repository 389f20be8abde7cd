import styled from 'styled-components';
import { media, underlined } from '@/ui';

export const Fields = styled.form`
  display: grid;
  gap: 16px;
  padding-bottom: calc(20px + env(safe-area-inset-bottom));
  /* A live region has to be there before its text; empty, it takes no room. */
  > [role]:empty {
    margin-top: -16px;
  }
`;
/** A message of a dialog above its button. */
export const Thanks = styled.div`
  display: grid;
  gap: 16px;
  padding-bottom: calc(20px + env(safe-area-inset-bottom));
`;
export const Pair = styled.div`
  display: grid;
  gap: 16px;
  ${media.tablet} {
    grid-template-columns: 1fr 1fr;
  }
`;
export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 12px;
`;
export const Acts = styled(Row)`
  margin: 8px 0 -8px;
  button {
    min-height: 44px;
    font-size: var(--t-cap);
    color: var(--ink-2);
    ${underlined}
  }
  button[aria-pressed='true'] {
    color: var(--dew);
    font-weight: 600;
  }
  button:disabled,
  button[aria-disabled='true'] {
    text-decoration: none;
    cursor: default;
  }
`;

/** A heading with its buttons beside a list. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 24px;
  ${media.desktop} {
    grid-template-columns: 320px minmax(0, 1fr);
    gap: 72px;
  }
`;
/** One review or question. */
export const Entry = styled.article.attrs({ tabIndex: -1 })`
  padding: 20px 0;
  border-top: var(--hair);
  h3 {
    margin-top: 6px;
    overflow-wrap: anywhere;
  }
  p {
    margin-top: 8px;
    color: var(--ink-2);
    max-width: 60ch;
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
  a {
    ${underlined}
  }
`;
/** The shop's answer, set apart by a line in its colour. */
export const ShopAnswer = styled.p`
  && {
    margin-top: 14px;
    padding-left: 16px;
    border-left: 2px solid var(--dew);
  }
`;
