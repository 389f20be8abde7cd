import styled from 'styled-components';
import { OfferBar, OfferLine } from '@/features/offers';
import { media } from '@/ui';
import { Section } from '../fields';
import { DeviceFrame } from './DeviceFrame';
import type { OfferForm } from './forms';

/** On a phone it would be too small to read. */
const Laptop = styled.div`
  display: none;
  ${media.large} {
    display: block;
  }
`;

function Strip({ form: { code, title } }: { form: OfferForm }) {
  return (
    <OfferBar>
      <OfferLine>
        <span className="title">{title || 'Title'}</span>
        <b>{code || 'CODE'}</b>
        <button type="button">Copy</button>
      </OfferLine>
    </OfferBar>
  );
}

/** The band at the top of the shop with this offer in it. */
export function OfferPreview({ form }: { form: OfferForm }) {
  return (
    <Section aria-label="Preview">
      <h2>As shoppers see it</h2>
      <Laptop>
        <DeviceFrame title="On a laptop" width={1024} most={640}>
          <Strip form={form} />
        </DeviceFrame>
      </Laptop>
      <DeviceFrame title="On a phone" width={390} most={390}>
        <Strip form={form} />
      </DeviceFrame>
    </Section>
  );
}
