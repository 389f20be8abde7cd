import styled from 'styled-components';
import { Caption, Lead, media, underlined } from '@/ui';

export const Foot = styled.footer`
  background: var(--mist);
  padding: 56px 0 calc(40px + var(--asked, 0px));
  h2 {
    font: 600 var(--t-body) / 1.4 var(--sans);
    margin-bottom: 4px;
  }
  :is(img, svg) {
    display: block;
    height: 52px;
    width: auto;
  }
  li :is(a, button) {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    color: var(--ink-2);
  }
  li :is(a, button):hover {
    color: var(--ink);
    text-decoration: underline;
    text-underline-offset: 4px;
  }
  ${media.desktop} {
    padding: 96px 0 calc(48px + var(--asked, 0px));
    li :is(a, button) {
      min-height: 36px;
    }
  }
`;
export const Grid = styled.div`
  display: grid;
  gap: 36px;
  ${media.desktop} {
    grid-template-columns: 1.5fr 2fr 1.4fr;
    gap: 64px;
  }
`;
export const Columns = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 32px 20px;
`;
export const Tagline = styled(Lead)`
  margin-top: 16px;
  max-width: 30ch;
`;
export const Plain = styled.p`
  color: var(--ink-2);
  overflow-wrap: anywhere;
`;
export const Grievance = styled(Caption)`
  margin-top: 12px;
`;
export const Legal = styled.p`
  margin-top: 40px;
  padding-top: 20px;
  border-top: 1px solid color-mix(in srgb, var(--dew) 12%, var(--mist));
  color: var(--ink-3);
  font-size: var(--t-cap);
`;
export const Socials = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: 0 20px;
  margin-top: 12px;
  a {
    display: inline-flex;
    align-items: center;
    min-height: var(--tap);
    ${underlined}
  }
`;
