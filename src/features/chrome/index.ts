export { CartAnnouncer } from './header/CartAnnouncer';
export { chromeReducer, menuClosed, menuOpened, noticeOpened, selectMenuOpen } from './chromeSlice';
export { FooterBelow } from './footer/FooterBelow';
export { Header } from './header/Header';
export { Logo } from './Logo';
export { NoticeOverlay } from './NoticeOverlay';
export { OfferBanner } from './banner/OfferBanner';
export { TabBar } from './TabBar';
