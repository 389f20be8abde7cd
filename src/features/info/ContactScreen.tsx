import { type ReactNode } from 'react';
import styled from 'styled-components';
import { PAGE_NAMES } from '@/domain/seo/messages/pageNames';
import { store, supportPhoneUrl } from '@/domain/store';
import { usePageTitle } from '@/lib/hooks/usePageTitle';
import { H1, Icon, type IconName, infoIcon, Lead, mailIcon, media, phoneIcon, Wrap, underlined } from '@/ui';
import { ContactFormView } from './ContactFormView';
import { messages } from './messages/contact';

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 40px;
  padding-block: 32px var(--section);
  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 520px);
    gap: 96px;
    padding-block: 64px var(--section);
  }
`;
const Ways = styled.ul`
  margin-top: 28px;
  border-top: var(--hair);
  max-width: 520px;
  li {
    display: flex;
    gap: 14px;
    align-items: center;
    min-height: 64px;
    border-bottom: var(--hair);
    overflow-wrap: anywhere;
  }
  svg {
    color: var(--dew);
  }
  a {
    ${underlined}
  }
`;

const Intro = styled(Lead)`
  margin-top: 12px;
`;

function Way({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <li>
      <Icon name={icon} />
      <span>{children}</span>
    </li>
  );
}

/** /contact */
export default function ContactScreen() {
  usePageTitle(PAGE_NAMES.contact);
  const { supportEmail, supportPhone, supportHours, grievanceOfficer: officer } = store;
  return (
    <Wrap>
      <Columns>
        <div>
          <H1>{messages.contactScreen.contactUs}</H1>
          <Intro>{messages.contactScreen.intro}</Intro>
          <Ways>
            <Way icon={mailIcon}>
              <a href={`mailto:${supportEmail}`}>{supportEmail}</a>
            </Way>
            <Way icon={phoneIcon}>
              <a href={supportPhoneUrl()}>{supportPhone}</a>, {supportHours}
            </Way>
            <Way icon="pin">
              {store.legalName}, {store.legalAddress}
            </Way>
            <Way icon={infoIcon}>
              {messages.contactScreen.grievanceOfficer(officer.name)}{' '}
              <a href={`mailto:${officer.email}`}>{officer.email}</a>
            </Way>
          </Ways>
        </div>
        <ContactFormView />
      </Columns>
    </Wrap>
  );
}
