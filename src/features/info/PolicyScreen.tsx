import { useParams } from 'react-router-dom';
import { usePageTitle } from '@/lib/usePageTitle';
import { H1, Lead, Wrap } from '@/ui';
import NotFoundScreen from './NotFoundScreen';
import { WithContacts } from './WithContacts';
import { policies, type Policy } from '@/domain/policies/policies';
import { PassageHeading, Prose } from './Prose.styles';

function PolicyText({ policy }: { policy: Policy }) {
  usePageTitle(policy.title, { description: policy.lead });
  return (
    <Wrap>
      <Prose>
        <H1>{policy.title}</H1>
        <Lead>{policy.lead}</Lead>
        {policy.passages.map(([heading, ...paragraphs]) => (
          <section key={heading}>
            <PassageHeading>{heading}</PassageHeading>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>
                <WithContacts text={paragraph} />
              </p>
            ))}
          </section>
        ))}
      </Prose>
    </Wrap>
  );
}

/** /policies/{policy} */
export default function PolicyScreen() {
  const { policy = '' } = useParams();
  const found = Object.hasOwn(policies, policy) ? policies[policy] : undefined;
  return found ? <PolicyText policy={found} /> : <NotFoundScreen />;
}
