export { BannerBand, type BannerCopy } from './BannerBand';
export { Steps } from './BannerBand.styles';
export { HighlightCards } from './HighlightCards';
