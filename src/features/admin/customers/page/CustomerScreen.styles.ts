import styled from 'styled-components';
import { adminMedia, denseButtons, spreadRow } from '@/features/admin/shared';

/** Room around the links, which other pages do not have. */
export const Nav = styled.div`
  > nav {
    margin-block: 0;
  }
`;
export const Title = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 12px;
  ${denseButtons}
  > h1 {
    overflow-wrap: anywhere;
  }
  > p {
    margin-right: auto;
  }
`;
/** Two columns; the narrow one goes under where the screen is narrow. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 14px;
  align-items: start;
  > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 14px;
  }
  @media (min-width: 1200px) {
    grid-template-columns: minmax(0, 1fr) 340px;
  }
`;
export const Panel = styled.section`
  min-width: 0;
  padding: 14px;
  border: var(--hair);
  border-radius: var(--r-m);
  background: var(--surface);
  > header {
    ${spreadRow}
    gap: 4px 12px;
    margin-bottom: 8px;
  }
  > header > a {
    margin-left: auto;
  }
  p + p,
  p + button {
    margin-top: 6px;
  }
  ${adminMedia.abovePhone} {
    > button,
    form button,
    form input {
      min-height: 32px;
      height: max(32px, 1.5rem);
      padding-inline: 12px;
      border-radius: var(--r-s);
      font-size: 0.875rem;
    }
    form textarea {
      min-height: 64px;
      font-size: 0.875rem;
    }
  }
`;
/** Private to the team: gold ground. */
export const PrivatePanel = styled(Panel)`
  background: var(--gold-tint);
  border-color: color-mix(in srgb, var(--gold-ink) 30%, transparent);
  h2 {
    display: flex;
    align-items: center;
    gap: 8px;
    color: var(--gold-ink);
  }
  form {
    display: grid;
    gap: 8px;
    margin-block: 12px 8px;
  }
  form button {
    justify-self: start;
  }
`;
export const Figures = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  border: var(--hair);
  border-radius: var(--r-m);
  > div {
    padding: 12px 14px;
  }
  > div:nth-child(even) {
    border-left: var(--hair);
  }
  > div:nth-child(n + 3) {
    border-top: var(--hair);
  }
  dt,
  small {
    display: block;
    color: var(--ink-3);
    font-size: var(--t-cap);
  }
  dd {
    font: 600 1rem/1.6 var(--sans);
    small {
      font-weight: 400;
    }
  }
  ${adminMedia.abovePhone} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
    > div:nth-child(n) {
      border-top: 0;
    }
    > div + div {
      border-left: var(--hair);
    }
  }
`;
export const Entries = styled.ul`
  display: grid;
  li {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 10px;
    padding-block: 8px;
    border-top: var(--hair);
    overflow-wrap: anywhere;
  }
  li:first-child {
    border-top: 0;
  }
  time {
    margin-left: auto;
    color: var(--ink-3);
    font-size: var(--t-cap);
  }
`;
export const Notes = styled.ul`
  display: grid;
  gap: 10px;
  li {
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
  small {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 8px;
    color: var(--gold-ink);
    font-size: var(--t-cap);
  }
  small button {
    min-height: 28px;
    padding: 0 4px;
    color: inherit;
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  ${adminMedia.phone} {
    small button {
      min-height: 44px;
    }
  }
`;
export const TagRow = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 6px;
`;
export const TagForm = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: end;
  gap: 8px;
  margin-top: 10px;
`;
/** A tag with the button that removes it. */
export const TagChip = styled.li`
  display: inline-flex;
  align-items: center;
  max-width: 100%;
  padding-left: 10px;
  border: var(--hair);
  border-radius: 999px;
  a {
    overflow-wrap: anywhere;
    text-underline-offset: 3px;
  }
  button {
    display: grid;
    place-items: center;
    min-width: 28px;
    min-height: 28px;
    padding: 0;
    border-radius: 999px;
    color: var(--ink-3);
  }
  ${adminMedia.phone} {
    min-height: 44px;
    button {
      min-width: 44px;
      min-height: 44px;
    }
  }
`;
export const Lines = styled.div`
  overflow-wrap: anywhere;
  a {
    text-underline-offset: 3px;
  }
  ${adminMedia.phone} {
    a {
      display: inline-block;
      padding-block: 10px;
    }
  }
`;
