import styled from 'styled-components';
import { media } from '@/ui';

export const Block = styled.section`
  max-width: 920px;
  margin-top: 28px;
  h2 {
    margin-bottom: 10px;
  }
`;
export const Rows = styled.ul`
  border: var(--hair);
  border-radius: var(--r-l);
  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px 16px;
    padding: 12px 16px;
    overflow-wrap: anywhere;
  }
  li + li {
    border-top: var(--hair);
  }
`;
export const Who = styled.div`
  flex: 1 1 220px;
  min-width: 0;
`;
export const InviteFields = styled.form`
  display: grid;
  gap: 16px;
  align-items: end;
  ${media.desktop} {
    grid-template-columns: 1fr 220px auto;
  }
`;
export const TwoStepFields = styled.form`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 24px;
  margin-top: 8px;
`;
export const RoleList = styled.dl`
  display: grid;
  gap: 6px 16px;
  ${media.desktop} {
    grid-template-columns: 120px 1fr;
  }
  dt {
    font-weight: 600;
  }
`;
