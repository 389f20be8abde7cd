import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { storyProducts } from '@/domain/catalogue/picks/storyProducts';
import { PAGE_NAMES } from '@/domain/seo/messages/pageNames';
import { store } from '@/domain/store';
import { catalogueRequested, selectCombos, selectProducts } from '@/features/catalogue';
import { Link } from 'react-router-dom';
import { paths, productPath } from '@/app/router/paths';
import { usePageTitle } from '@/lib/hooks/usePageTitle';
import { Button, H1, H2, Lead, Picture, Wrap } from '@/ui';
import { Band, Beside, FirstHeading, Onward, Prose, Story } from './Prose.styles';
import { WithContacts } from './WithContacts';
import { messages } from './messages/about';

/** /about */
export default function AboutScreen() {
  const dispatch = useDispatch();
  const combos = useSelector(selectCombos);
  const products = useSelector(selectProducts);
  const byFame = [...combos].sort((a, b) => b.ratingCount - a.ratingCount);
  const [picture] = [...byFame, ...products].flatMap(({ images }) => images.slice(0, 1));
  const story = storyProducts(products);
  usePageTitle(PAGE_NAMES.about);
  useEffect(() => {
    dispatch(catalogueRequested());
  }, [dispatch]);
  return (
    <>
      <Wrap>
        <Beside>
          <Prose>
            <H1>{messages.aboutUs}</H1>
            <Lead>{store.tagline}</Lead>
            <p>{messages.intro(store.name)}</p>
            <p>{messages.labels}</p>
          </Prose>
          <figure>
            {picture && <Picture picture={picture} sizes="(min-width: 1024px) 420px, 92vw" largest alt="" />}
          </figure>
        </Beside>
      </Wrap>
      <Band>
        <Wrap>
          <H2 as="h2">{messages.fewThingsTitle}</H2>
          <p>{messages.fewThingsText}</p>
          {story.length > 0 && (
            <Story>
              {story.map(({ id, name, category, images }) => (
                <li key={id}>
                  <Link to={productPath(id)}>
                    {images[1] && (
                      <Picture picture={images[1]} sizes="(min-width: 1024px) 280px, 44vw" alt="" />
                    )}
                    <b>{category}</b>
                    <span>{name}</span>
                  </Link>
                </li>
              ))}
            </Story>
          )}
          <Onward>
            <Button as={Link} to={paths.products}>
              {messages.seeAllProducts}
            </Button>
          </Onward>
        </Wrap>
      </Band>
      <Wrap>
        <Prose>
          <FirstHeading>{messages.whoWeAre}</FirstHeading>
          <p>
            {store.legalName}
            <br />
            {store.legalAddress}
          </p>
          <p>
            <WithContacts
              text={messages.questions(store.supportEmail, store.supportPhone, store.supportHours)}
            />{' '}
            {messages.or} <Link to={paths.contact}>{messages.writeHere}</Link>.
          </p>
        </Prose>
      </Wrap>
    </>
  );
}
