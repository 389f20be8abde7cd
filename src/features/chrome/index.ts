export { CartAnnouncer } from './CartAnnouncer';
export { chromeReducer, menuClosed, menuOpened, noticeOpened, selectMenuOpen } from './chromeSlice';
export { FooterBelow } from './FooterBelow';
export { Header } from './Header';
export { Logo } from './Logo';
export { NoticeOverlay } from './NoticeOverlay';
export { OfferBanner } from './OfferBanner';
export { TabBar } from './TabBar';
