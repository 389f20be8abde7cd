import styled from 'styled-components';
import { media, mixedGround } from '@/ui';

/** Form first on a phone; on a desktop the other mode's invitation is on its left. */
export const Columns = styled.div`
  display: grid;
  grid-template-rows: 1fr auto;
  flex: 1;
  ${media.desktop} {
    grid-template: 1fr / 220px minmax(0, 1fr);
  }
`;
export const Pane = styled.div`
  padding: 28px 24px;
  ${media.desktop} {
    padding: 28px 32px 24px;
  }
  > h2 {
    padding-right: 40px;
  }
`;
export const Form = styled.form`
  display: grid;
  gap: 16px;
  margin-top: 18px;
`;
export const Fields = styled.fieldset`
  border: 0;
  margin: 0;
  padding: 0;
  min-width: 0;
  display: grid;
  gap: 16px;
`;
export const Or = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;
  color: var(--ink-3);
  font-size: var(--t-cap);
  &::before,
  &::after {
    content: '';
    flex: 1;
    border-top: var(--hair);
  }
`;
export const Waiting = styled.p`
  padding: 12px 14px;
  border-radius: var(--r-m);
  background: var(--mist);
  font-size: var(--t-small);
  line-height: 1.45;
  overflow-wrap: anywhere;
`;
export const Art = styled.div`
  position: relative;
  overflow: hidden;
  display: grid;
  align-content: end;
  min-height: 180px;
  padding: 28px 24px calc(28px + env(safe-area-inset-bottom));
  ${mixedGround('var(--peach) 70%, var(--paper)', 'var(--peach)')}
  svg {
    position: absolute;
    right: 16px;
    top: 14px;
    width: 150px;
    height: 150px;
    color: var(--paper);
  }
  > :not(svg) {
    position: relative;
  }
  button {
    justify-self: start;
    margin-top: 12px;
  }
  ${media.desktop} {
    order: -1;
    svg {
      left: 24px;
      right: auto;
      top: 32px;
    }
  }
`;

/** The form of a way to log in beside the password. */
export const WayForm = styled.form`
  display: grid;
  gap: 16px;
  padding-bottom: calc(24px + env(safe-area-inset-bottom));
  > p {
    color: var(--ink-2);
  }
`;

/** Always rendered, so that screen readers announce its text; without text it takes no space. */
export const Spoken = styled.div`
  &:empty {
    margin-top: -16px;
  }
`;
