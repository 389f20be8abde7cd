import { type ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { store } from '@/domain/store';
import { selectSellsGiftCards } from '@/features/catalogue';
import { cookieChoicesOpened } from '@/features/consent';
import { Link } from 'react-router-dom';
import { combosPath, giftCardsPath, paths } from '@/app/router/paths';
import { Wrap } from '@/ui';
import { Columns, Foot, Grid, Legal, Plain, Grievance, Socials, Tagline } from './Footer.styles';
import { Logo } from '../Logo';
import { NEW_LAUNCH, POLICIES } from '../links';
import { messages } from '../messages/footer';

type FooterLink = readonly [to: string, text: string];

const SHOP: readonly FooterLink[] = [
  [NEW_LAUNCH, messages.footer.newLaunch],
  [paths.products, messages.footer.allProducts],
  [combosPath, messages.footer.combos],
  [paths.track, messages.footer.trackOrder],
  [paths.contact, messages.footer.needHelp],
];
const GIFT_CARDS: FooterLink = [giftCardsPath, messages.footer.giftCards];

interface LinksProps {
  title: string;
  links: readonly FooterLink[];
  /** An additional entry that is not a link. */
  children?: ReactNode;
}

function Links({ title, links, children }: LinksProps) {
  return (
    <nav aria-label={title}>
      <h2>{title}</h2>
      <ul>
        {links.map(([to, text]) => (
          <li key={to}>
            <Link to={to}>{text}</Link>
          </li>
        ))}
        {children && <li>{children}</li>}
      </ul>
    </nav>
  );
}

/** The footer's links and contacts. */
export default function Footer() {
  const dispatch = useDispatch();
  const { grievanceOfficer: officer } = store;
  const sellsGiftCards = useSelector(selectSellsGiftCards);
  return (
    <Foot>
      <Wrap>
        <Grid>
          <div>
            <Logo label={store.name} />
            <Tagline>{store.tagline}</Tagline>
            {store.socials.length > 0 && (
              <Socials aria-label={messages.footer.socials}>
                {store.socials.map(({ name, url }) => (
                  <a key={url} href={url} rel="me">
                    {name}
                  </a>
                ))}
              </Socials>
            )}
          </div>
          <Columns>
            <Links title={messages.footer.shop} links={sellsGiftCards ? [...SHOP, GIFT_CARDS] : SHOP} />
            <Links title={messages.footer.policies} links={POLICIES}>
              <button type="button" aria-haspopup="dialog" onClick={() => dispatch(cookieChoicesOpened())}>
                {messages.footer.cookieChoices}
              </button>
            </Links>
          </Columns>
          <div>
            <h2>{messages.footer.grievanceOfficer}</h2>
            <Plain>
              {officer.name}
              <br />
              <a href={`mailto:${officer.email}`}>{officer.email}</a>
              <br />
              {store.supportPhone}, {store.supportHours}
            </Plain>
            <Grievance>{messages.footer.grievancePromise}</Grievance>
          </div>
        </Grid>
        <Legal>
          {messages.footer.legal(store.legalName, store.legalAddress)}
          {store.licences.map(({ name, number }) => (
            <span key={number}> {messages.footer.licence(name, number)}</span>
          ))}
        </Legal>
      </Wrap>
    </Foot>
  );
}
