import { useRef } from 'react';
import { useDispatch } from 'react-redux';
import type { ReferralOffer } from '@/domain/contracts/shoppers/referrals';
import { whatsAppUrl } from '@/domain/text/whatsApp';
import { friendUrl } from '@/domain/mail/mailLink';
import { formatRupees } from '@/domain/money/money';
import { store } from '@/domain/store';
import { CopyButton } from '@/features/orders';
import { Button } from '@/ui';
import { messages } from './messages';
import { Acts, Copied } from './Referrals.styles';
import { referralActions } from './referralsSlice';

/** A person's own link: to copy, to share, and as a text for WhatsApp. */
export function OwnLink({ code, offer }: { code: string; offer: ReferralOffer }) {
  const dispatch = useDispatch();
  const [link, text] = [useRef<HTMLSpanElement>(null), useRef<HTMLSpanElement>(null)];
  const url = friendUrl(window.location.origin, code);
  const words = messages.text(formatRupees(offer.friendRupees), formatRupees(offer.minRupees), url);
  return (
    <>
      <Copied>
        <h4>{messages.link}</h4>
        <span ref={link}>{url}</span>
        <CopyButton name={messages.link} shown={link} />
      </Copied>
      <Copied>
        <h4>{messages.whatsapp}</h4>
        <span ref={text}>{words}</span>
        <CopyButton name={messages.textName} shown={text} />
      </Copied>
      <Acts>
        <Button
          type="button"
          size="sm"
          onClick={() => dispatch(referralActions.linkShared({ title: store.name, url }))}
        >
          {messages.share}
        </Button>
        <Button as="a" size="sm" variant="ghost" href={whatsAppUrl('', words)} target="_blank" rel="noopener">
          {messages.openWhatsApp}
        </Button>
      </Acts>
    </>
  );
}
