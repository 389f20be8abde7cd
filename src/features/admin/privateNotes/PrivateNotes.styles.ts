import styled from 'styled-components';
import { underlined } from '@/ui';
import { adminMedia, denseButtons } from '../shared';

/** On gold, with a lock: nobody takes it for what a customer reads. */
export const GoldCard = styled.section`
  min-width: 0;
  border: 1px solid color-mix(in srgb, var(--gold) 45%, transparent);
  border-radius: var(--r-m);
  background: var(--gold-tint);
  > header {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px 8px;
    min-height: 44px;
    padding: 6px 14px;
    color: var(--gold-ink);
  }
  > header > small {
    margin-left: auto;
    font-size: 0.8125rem;
  }
`;
export const GoldBody = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
  padding: 0 14px 14px;
  overflow-wrap: anywhere;
  ol {
    display: grid;
    gap: 10px;
  }
  li > p {
    white-space: pre-line;
  }
  /* The card's heading says what is written here. */
  form label {
    position: absolute;
    clip-path: inset(50%);
  }
  textarea {
    min-height: 72px;
    padding: 8px 12px;
    background: var(--surface);
    ${adminMedia.abovePhone} {
      font-size: 0.875rem;
    }
  }
`;
export const NoteMeta = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 12px;
  color: var(--gold-ink);
  font-size: 0.8125rem;
  button {
    min-height: 44px;
    font-weight: 600;
    ${underlined}
    ${adminMedia.abovePhone} {
      min-height: 24px;
    }
  }
`;
export const FormRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  margin-top: 8px;
  ${denseButtons}
`;
