import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { PAGE_NAMES } from '@/domain/seo/words';
import { store } from '@/domain/store';
import { catalogueRequested, selectCombos, selectProducts } from '@/features/catalogue';
import { Link } from 'react-router-dom';
import { paths } from '@/app/router/paths';
import { usePageTitle } from '@/lib/usePageTitle';
import { Button, H1, H2, Lead, Picture, Wrap } from '@/ui';
import { Band, Beside, FirstHeading, Onward, Prose } from './Prose.styles';
import { WithContacts } from './WithContacts';
import { messages } from './messages';

/** /about */
export default function AboutScreen() {
  const dispatch = useDispatch();
  const combos = useSelector(selectCombos);
  const products = useSelector(selectProducts);
  const byFame = [...combos].sort((a, b) => b.ratingCount - a.ratingCount);
  const [picture] = [...byFame, ...products].flatMap(({ images }) => images.slice(0, 1));
  usePageTitle(PAGE_NAMES.about);
  useEffect(() => {
    dispatch(catalogueRequested());
  }, [dispatch]);
  return (
    <>
      <Wrap>
        <Beside>
          <Prose>
            <H1>{messages.aboutScreen.aboutUs}</H1>
            <Lead>{store.tagline}</Lead>
            <p>{messages.aboutScreen.intro(store.name)}</p>
            <p>{messages.aboutScreen.labels}</p>
          </Prose>
          <figure>
            {picture && <Picture picture={picture} sizes="(min-width: 1024px) 420px, 92vw" largest alt="" />}
          </figure>
        </Beside>
      </Wrap>
      <Band>
        <Wrap>
          <H2 as="h2">{messages.aboutScreen.fewThingsTitle}</H2>
          <p>{messages.aboutScreen.fewThingsText}</p>
          <Onward>
            <Button as={Link} to={paths.products}>
              {messages.aboutScreen.seeAllProducts}
            </Button>
          </Onward>
        </Wrap>
      </Band>
      <Wrap>
        <Prose>
          <FirstHeading>{messages.aboutScreen.whoWeAre}</FirstHeading>
          <p>
            {store.legalName}
            <br />
            {store.legalAddress}
          </p>
          <p>
            <WithContacts
              text={messages.aboutScreen.questions(
                store.supportEmail,
                store.supportPhone,
                store.supportHours,
              )}
            />{' '}
            {messages.aboutScreen.or} <Link to={paths.contact}>{messages.aboutScreen.writeHere}</Link>.
          </p>
        </Prose>
      </Wrap>
    </>
  );
}
