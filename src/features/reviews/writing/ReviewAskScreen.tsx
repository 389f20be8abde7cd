import { useRef, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useSearchParams } from 'react-router-dom';
import type { ProductToReview, ReviewAskResponse } from '@/domain/contracts/shoppers/reviews';
import { LinkDone, LinkScreen, toShop } from '@/features/mailLink';
import { catchFocus } from '@/lib/focusContent';
import { useOnChange } from '@/lib/hooks/useOnChange';
import { Button, H1, Lead, Picture } from '@/ui';
import { About, Choices, Page } from './ReviewAsk.styles';
import { messages } from '../messages';
import { ReviewForm } from './ReviewForm';
import { reviewFormCleared, askLinkOpened, selectReviewForm } from '../reviewsSlice';

const Cover = ({ product }: { product: ProductToReview }) => (
  <Picture picture={{ src: product.mainImage, width: 64, height: 80 }} sizes="64px" alt="" />
);

const starsFrom = (value: string | null): number => (/^[1-5]$/.test(value ?? '') ? Number(value) : 0);

/**
 * The products of the link, one after the other; the address names the product whose stars were pressed in
 * the mail.
 */
function ReviewAskSteps({ token, reviewAsk }: { token: string; reviewAsk: ReviewAskResponse }) {
  const dispatch = useDispatch();
  const [query] = useSearchParams();
  const { sending } = useSelector(selectReviewForm);
  const [written, setWritten] = useState<readonly string[]>([]);
  const [chosen, setChosen] = useState(query.get('product') ?? '');
  const open = reviewAsk.products.filter(({ id }) => !written.includes(id));
  const product = open.find(({ id }) => id === chosen) ?? (open.length === 1 ? open[0] : undefined);
  const heading = useRef<HTMLHeadingElement>(null);
  // The pressed button is gone with its page, and may have been far below the heading.
  useOnChange(`${written.length} ${product?.id ?? ''}`, () => {
    catchFocus(heading.current);
    heading.current?.scrollIntoView?.({ block: 'nearest' });
  });
  if (sending.status === 'done' && product) {
    const isLast = open.length === 1;
    const goOn = () => {
      setWritten([...written, product.id]);
      setChosen('');
      dispatch(reviewFormCleared());
    };
    const action = isLast ? toShop : <Button onClick={goOn}>{messages.writeAboutAnother}</Button>;
    return <LinkDone title={messages.about(product.name)} text={sending.message} action={action} />;
  }
  if (!product) {
    return (
      <Page>
        <H1 ref={heading} tabIndex={-1}>
          {messages.askedTitle}
        </H1>
        <Lead>{messages.askedLead}</Lead>
        <Choices>
          {open.map((one) => (
            <li key={one.id}>
              <button type="button" onClick={() => setChosen(one.id)}>
                <Cover product={one} />
                {messages.writeAbout(one.name)}
              </button>
            </li>
          ))}
        </Choices>
      </Page>
    );
  }
  const stars = product.id === query.get('product') ? starsFrom(query.get('stars')) : 0;
  const { suggested } = reviewAsk;
  return (
    <Page>
      <About>
        <Cover product={product} />
        <div>
          <p>{messages.askedFrom}</p>
          <H1 ref={heading} tabIndex={-1}>
            {messages.about(product.name)}
          </H1>
        </div>
      </About>
      <ReviewForm
        key={product.id}
        own={{ success: true, product, mayWrite: true, review: null, suggested }}
        stars={stars}
        token={token}
      />
    </Page>
  );
}

/** The page of a mail's link that asks for reviews. Opening it sends nothing. */
export default function ReviewAskScreen() {
  const { reviewAsk } = useSelector(selectReviewForm);
  return (
    <LinkScreen
      title={messages.title}
      heading={messages.askedTitle}
      content={reviewAsk}
      open={askLinkOpened}
      height={420}
      Page={Page}
    >
      {(value, token) => <ReviewAskSteps token={token} reviewAsk={value} />}
    </LinkScreen>
  );
}
