import styled from 'styled-components';
import { media } from '@/ui';

/** The form, and beside it what comes of it; `$roomy` gives that more room. */
export const Columns = styled.div<{ $roomy?: boolean }>`
  display: grid;
  gap: 32px;
  align-items: start;
  ${media.desktop} {
    grid-template-columns: minmax(0, 640px) ${({ $roomy }) =>
        $roomy ? 'minmax(280px, 400px)' : 'minmax(220px, 280px)'};
    gap: ${({ $roomy }) => ($roomy ? '40px' : '56px')};
  }
`;
export const Sections = styled.form`
  display: grid;
  gap: 28px;
  min-width: 0;
  /* What has the focus is neither under the header nor under the bar that saves. */
  :is(input, textarea, select, button),
  > section {
    scroll-margin-block: 120px 150px;
  }
`;
export const Section = styled.section`
  display: grid;
  gap: 16px;
  padding-top: 24px;
  border-top: var(--hair);
  min-width: 0;
  &:focus-visible {
    border-radius: 0;
  }
  &:first-child {
    padding-top: 0;
    border-top: 0;
  }
`;
export const Pair = styled.div`
  display: grid;
  gap: 16px;
  align-items: start;
  ${media.large} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;
/** One size, one picture, one part of a combo. */
export const Entry = styled.div.attrs({ role: 'group' })`
  display: grid;
  gap: 14px;
  padding: 16px;
  border: var(--hair);
  border-radius: var(--r-l);
  background: var(--surface);
`;
export const EntryHead = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 12px;
  min-height: 44px;
`;
export const Figures = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 14px;
  align-items: start;
  ${media.large} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;
/** Size and SKU above, the three figures of it beneath. */
export const SizeFigures = styled(Figures)`
  ${media.large} {
    > :nth-child(2) {
      grid-column: span 2;
    }
  }
`;
export const Suggestions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  margin-top: -4px;
`;
export const Aside = styled.aside`
  display: grid;
  gap: 24px;
  ${media.desktop} {
    position: sticky;
    top: 120px;
  }
`;
export const PreviewCard = styled.div`
  max-width: 240px;
`;
export const MissingList = styled.ul`
  display: grid;
  button {
    min-height: 44px;
    font-weight: 500;
    color: var(--dew);
    text-decoration: underline 1px color-mix(in srgb, var(--dew) 40%, transparent);
    text-underline-offset: 5px;
    text-align: left;
  }
`;
/** The foot of the form; on a phone in the place of the tab bar. */
export const Bar = styled.div`
  z-index: 3;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 12px;
  padding: 12px 0 calc(12px + env(safe-area-inset-bottom));
  background: var(--paper);
  border-top: var(--hair);
  > div:first-child {
    flex: 1 1 200px;
    min-width: 0;
    color: var(--ink-2);
    font-size: var(--t-small);
  }
  ${media.desktop} {
    position: sticky;
    bottom: 0;
  }
  ${media.belowDesktop} {
    position: fixed;
    inset: auto 0 0;
    z-index: 25;
    padding-inline: 16px;
    background: var(--surface);
    > div:first-child {
      flex-basis: 100%;
    }
    > button {
      flex: 1 1 0;
      padding-inline: 10px;
    }
  }
`;
export const Differences = styled.div`
  display: grid;
  gap: 14px;
  padding: 20px 16px;
  border: 1px solid var(--danger);
  border-radius: var(--r-l);
  background: var(--danger-tint);
  dl {
    display: grid;
    gap: 14px;
  }
  dt {
    font-weight: 600;
  }
  dd {
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
  dd small {
    display: block;
    font-size: var(--t-cap);
    color: var(--ink-2);
  }
  ${media.large} {
    dl > div {
      display: grid;
      grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
      gap: 2px 20px;
    }
    dt {
      grid-column: 1 / -1;
    }
  }
`;
export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 12px;
  align-items: center;
`;
