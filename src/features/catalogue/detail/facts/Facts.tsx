import { Fragment, type ReactNode } from 'react';
import { Accordion } from '@/ui';
import type { Detail } from '../../types';
import { splitDescription, type Choice } from '../detailView';
import { PartName, Points, Sheet, Steps } from './Facts.styles';
import { labelSheets } from './labelFacts';
import { messages } from '../messages/more';

/** Renders the children for each part under its name, or once without a name for a product. */
function PartByPart({
  detail,
  children,
}: {
  detail: Detail;
  children: (product: { howToUse: string[]; ingredients: string[] }) => ReactNode;
}) {
  if (detail.kind === 'product') return children(detail.item);
  return detail.parts.map((part) => (
    <Fragment key={part.id}>
      <PartName>{part.name}</PartName>
      {children(part)}
    </Fragment>
  ));
}

/** Benefits, use, ingredients and label facts; for a combo, part by part. */
export function Facts({ detail, choice }: { detail: Detail; choice: Choice }) {
  const { rest } = splitDescription(detail.item);
  return (
    <div>
      <Accordion title={messages.facts.whatItDoes} open>
        {rest && <p>{rest}</p>}
        <Points>
          {detail.item.benefits.map((benefit) => (
            <li key={benefit}>{benefit}</li>
          ))}
        </Points>
      </Accordion>
      <Accordion title={messages.facts.howToUse}>
        <PartByPart detail={detail}>
          {({ howToUse }) => (
            <Steps>
              {howToUse.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </Steps>
          )}
        </PartByPart>
      </Accordion>
      <Accordion title={messages.facts.fullIngredientList}>
        <PartByPart detail={detail}>{({ ingredients }) => <p>{ingredients.join(', ')}.</p>}</PartByPart>
      </Accordion>
      <Accordion title={messages.facts.labelFacts} open>
        {labelSheets(detail, choice).map(({ title, facts }) => (
          <Fragment key={title}>
            {title && <PartName>{title}</PartName>}
            <Sheet>
              {facts.map(([name, value]) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </Sheet>
          </Fragment>
        ))}
      </Accordion>
    </div>
  );
}
