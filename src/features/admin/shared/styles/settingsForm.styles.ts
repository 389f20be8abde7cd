import styled from 'styled-components';
import { denseButtons } from './dense.styles';

/** Settings below a list, saved together. */
export const SettingsFields = styled.form`
  ${denseButtons}
  display: grid;
  gap: 14px;
  max-width: 640px;
  margin-top: 28px;
  > button {
    justify-self: start;
  }
  > [role='alert']:empty {
    display: none;
  }
`;
/** Numbers side by side. */
export const Amounts = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(170px, 1fr));
  gap: 14px;
`;
/** The form of a dialog before a change. */
export const DialogForm = styled.form`
  display: grid;
  gap: 14px;
  padding-bottom: 20px;
  > [role='alert']:empty {
    display: none;
  }
`;
