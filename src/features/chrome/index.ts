export { CartAnnouncer } from './CartAnnouncer';
export { chromeReducer, noticeClosed, noticeOpened, type ChromeState, type WithChrome } from './chromeSlice';
export { Footer } from './Footer';
export { Header } from './Header';
export { NoticeOverlay } from './NoticeOverlay';
export { OfferBanner } from './OfferBanner';
export { SkipLink } from './SkipLink';
export { TabBar } from './TabBar';
