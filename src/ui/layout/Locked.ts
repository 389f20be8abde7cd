import styled from 'styled-components';

/** Fields that cannot be changed while they are sent (`disabled`): the answer is about what was pressed. No box of its own. */
export const Locked = styled.fieldset`
  display: contents;
`;
