import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { NavLink, useParams } from 'react-router-dom';
import { policyPath } from '@/app/router/paths';
import { policies } from '@/domain/policies/messages';
import { appliedTexts, type Policy } from '@/domain/policies/policy';
import { store } from '@/domain/store';
import { selectTakesOnlinePayments } from '@/features/catalogue';
import { usePageTitle } from '@/lib/hooks/usePageTitle';
import { H1, H3, Lead, Wrap } from '@/ui';
import { messages } from './messages/policy';
import { Columns, Head, InShort, OtherPolicies, Person, Text } from './PolicyScreen.styles';
import { WithContacts } from './WithContacts';

function Policies() {
  return (
    <OtherPolicies aria-label={messages.readAlso}>
      <ul>
        {Object.entries(policies).map(([name, { title }]) => (
          <li key={name}>
            <NavLink to={policyPath(name)}>{title}</NavLink>
          </li>
        ))}
      </ul>
    </OtherPolicies>
  );
}

function Aside({ policy }: { policy: Policy }) {
  const takesOnline = useSelector(selectTakesOnlinePayments);
  return (
    <aside>
      <InShort as="section">
        <H3 as="h2">{messages.inShort}</H3>
        <ul>
          {appliedTexts(policy.inShort, takesOnline).map(([fact, more]) => (
            <li key={fact}>
              <b>{fact}</b>
              <span>{more}</span>
            </li>
          ))}
        </ul>
      </InShort>
      <Person as="section">
        <H3 as="h2">{messages.askAPerson}</H3>
        <p>{store.supportHours}</p>
        <WithContacts text={store.supportEmail} />
        <WithContacts text={store.supportPhone} />
      </Person>
    </aside>
  );
}

function PolicyText({ policy }: { policy: Policy }) {
  const takesOnline = useSelector(selectTakesOnlinePayments);
  usePageTitle(policy.title, { description: policy.lead });
  return (
    <>
      <Head>
        <img src="/brand/drops-800.webp" width={800} height={1000} alt="" />
        <Wrap>
          <H1>{policy.title}</H1>
          <Lead>{policy.lead}</Lead>
        </Wrap>
      </Head>
      <Wrap>
        <Columns>
          <Policies />
          <Aside policy={policy} />
          <Text>
            {policy.passages.map(([heading, ...paragraphs]) => (
              <section key={heading}>
                <H3 as="h2">{heading}</H3>
                {appliedTexts(paragraphs, takesOnline).map((paragraph) => (
                  <p key={paragraph}>
                    <WithContacts text={paragraph} />
                  </p>
                ))}
              </section>
            ))}
          </Text>
        </Columns>
      </Wrap>
    </>
  );
}

/**
 * /policies/{policy}. An unknown one shows `notFound`, passed in so that the policies do not load its cards.
 */
export default function PolicyScreen({ notFound }: { notFound: ReactNode }) {
  const { policy = '' } = useParams();
  const found = Object.hasOwn(policies, policy) ? policies[policy] : undefined;
  return found ? <PolicyText policy={found} /> : notFound;
}
