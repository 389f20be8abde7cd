export const messages = {
  availability: {
    otherCombos: 'See our other combos',
    sameCategory: (category: string) => `See what we have in ${category}`,
    stock: 'Stock',
    takeInstead: (label: string) => `Take ${label} instead`,
  },
  breadcrumb: {
    label: 'Breadcrumb',
  },
  deliveryAnswer: {
    onlyPayOnline: 'No cash on delivery here, only Pay Online',
    noCashOnDelivery: 'No cash on delivery here yet',
    notDelivered: (pincode: string) => `We do not deliver to ${pincode} yet.`,
    deliveredBy: (day: string, place: string) => `Delivered by ${day} to ${place}`,
    delivered: (place: string) => `We deliver to ${place}`,
    cashOnDelivery: 'Cash on delivery available',
  },
  deliveryCheck: {
    title: 'Delivery to your PIN code',
    check: 'Check',
    checking: 'Checking…',
  },
  detailHead: {
    noReviewsYet: 'No reviews yet',
    share: (name: string) => `Share ${name}`,
  },
  detailPurchase: {
    boughtApart: 'Bought apart',
    mrp: 'MRP',
    unitPriceWithTaxes: (unit: string) => `${unit}, inclusive of all taxes`,
    taxesIncluded: 'Inclusive of all taxes',
  },
  detailScreen: {
    tryOnceConnected: 'Please try again once you are connected.',
    tryAgain: 'Try again',
  },
  detailSkeleton: {
    loading: 'Loading',
  },
  gallery: {
    picture: (at: number) => `Picture ${at}`,
    picturesOf: (name: string) => `Pictures of ${name}`,
    enlargePicture: (at: number) => `Enlarge picture ${at}`,
    zoom: 'Zoom',
  },
  quantity: {
    label: (name: string) => `Quantity of ${name}`,
  },
  reviewList: {
    newest: 'Newest',
    count: { one: '# review', other: '# reviews' },
    written: { one: '# written review', other: '# written reviews' },
    stars: { one: '# star', other: '# stars' },
    highestRated: 'Highest rated',
    lowestRated: 'Lowest rated',
  },
};
