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
            <H1>About Us</H1>
            <Lead>{store.tagline}</Lead>
            <p>
              {store.name} makes skincare for the weather most of India lives in: heat that melts a cream,
              humidity that makes it slide, water hard enough to leave skin tight. What feels fine in a cool,
              dry room often does not here, so we start from here.
            </p>
            <p>
              We write the whole ingredient list on every page, in the order of how much there is, with the
              percentages of what does the work. If something is not for your skin, you should be able to see
              that before you pay for it.
            </p>
          </Prose>
          <figure>
            {picture && <Picture picture={picture} sizes="(min-width: 1024px) 420px, 92vw" largest alt="" />}
          </figure>
        </Beside>
      </Wrap>
      <Band>
        <Wrap>
          <H2 as="h2">Few things, made to go together</H2>
          <p>
            A face wash, something for water, something for work, something against the sun. Most skin needs
            no more than four steps, and many need two. Our combos are the steps that people buy together
            anyway, for less than they cost apart.
          </p>
          <Onward>
            <Button as={Link} to={paths.products}>
              See all products
            </Button>
          </Onward>
        </Wrap>
      </Band>
      <Wrap>
        <Prose>
          <FirstHeading>Who we are</FirstHeading>
          <p>
            {store.legalName}
            <br />
            {store.legalAddress}
          </p>
          <p>
            <WithContacts
              text={`Questions are welcome at ${store.supportEmail} or ${store.supportPhone}, ${store.supportHours}.`}
            />{' '}
            Or <Link to={paths.contact}>write to us here</Link>.
          </p>
        </Prose>
      </Wrap>
    </>
  );
}
