import styled from 'styled-components';
import { OfferBar, OfferLine } from '@/features/offers';
import { media } from '@/ui';
import { Section } from '../fields';
import { DeviceFrame, previewTexts, type OfferForm } from '../scheduled';
import { bandTexts } from './messages';

/** A phone's screen is too narrow for the laptop preview. */
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
        <span className="title">{title || previewTexts.title}</span>
        <b>{code || bandTexts.code}</b>
        <button type="button">{bandTexts.copy}</button>
      </OfferLine>
    </OfferBar>
  );
}

/** A preview of the offer banner at the top of the shop. */
export function OfferPreview({ form }: { form: OfferForm }) {
  return (
    <Section aria-label={previewTexts.label}>
      <h2>{previewTexts.heading}</h2>
      <Laptop>
        <DeviceFrame title={previewTexts.laptop} width={1024} maxWidth={640}>
          <Strip form={form} />
        </DeviceFrame>
      </Laptop>
      <DeviceFrame title={previewTexts.phone} width={390} maxWidth={390}>
        <Strip form={form} />
      </DeviceFrame>
    </Section>
  );
}
