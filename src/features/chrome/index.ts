export { CartAnnouncer } from './CartAnnouncer';
export {
  chromeReducer,
  menuClosed,
  menuOpened,
  noticeClosed,
  noticeOpened,
  selectMenuOpen,
  type ChromeState,
  type WithChrome,
} from './chromeSlice';
export { FooterBelow } from './FooterBelow';
export { Header } from './Header';
export { NoticeOverlay } from './NoticeOverlay';
export { OfferBanner } from './OfferBanner';
export { SkipLink } from './SkipLink';
export { TabBar } from './TabBar';
