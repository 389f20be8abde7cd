import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { paths } from '@/app/router/paths';
import { bestSellers, SHOWN_BEST_SELLERS } from '@/domain/catalogue/picks/bestSellers';
import { PAGE_NAMES } from '@/domain/seo/messages/pageNames';
import { catalogueRequested, ProductGrid, selectProducts } from '@/features/catalogue';
import { usePageTitle } from '@/lib/hooks/usePageTitle';
import { Button, H1, H2, Lead, Section, SectionHead, Wrap } from '@/ui';
import { messages } from './messages/notFound';
import { Actions, Beside } from './NotFoundScreen.styles';

/** Best sellers as a next step; renders nothing until the catalogue has loaded. */
function BestSellers() {
  const dispatch = useDispatch();
  const products = useSelector(selectProducts);
  useEffect(() => {
    dispatch(catalogueRequested());
  }, [dispatch]);
  const items = bestSellers(products, SHOWN_BEST_SELLERS).map((item) => ({ kind: 'product' as const, item }));
  if (items.length === 0) return null;
  return (
    <Section aria-labelledby="best">
      <SectionHead>
        <H2 id="best">{messages.bestSellers}</H2>
      </SectionHead>
      <ProductGrid items={items} four />
    </Section>
  );
}

/** The screen of unknown addresses. */
export default function NotFoundScreen() {
  usePageTitle(PAGE_NAMES.notFound);
  return (
    <Wrap>
      <Beside>
        <div>
          <H1>{messages.title}</H1>
          <Lead>{messages.text}</Lead>
          <Actions>
            <Button as={Link} to={paths.products}>
              {messages.seeAllProducts}
            </Button>
            <Button as={Link} to="/" variant="ghost">
              {messages.goHome}
            </Button>
          </Actions>
        </div>
        <img src="/brand/drops-800.webp" width={800} height={1000} alt="" />
      </Beside>
      <BestSellers />
    </Wrap>
  );
}
