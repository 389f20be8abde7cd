import { cellsOfReviews, type ReviewCells } from '@/domain/catalogue/ratings/reviewCells';
import { countStars, NO_STARS, type StarCounts } from '@/domain/catalogue/ratings/starCounts';
import type { SkinType } from './products/productSpec';

/** Author, city, stars, days ago, title, body; then the skin and the weeks of use, where the author said so. */
export type ReviewSpec = [
  author: string,
  city: string,
  stars: 1 | 2 | 3 | 4 | 5,
  daysOld: number,
  title: string,
  body: string,
  skinType?: SkinType,
  weeksUsed?: number,
];

/** How many of a demo product's reviews give each number of stars. */
export const starCountsOfDemo = (productId: string): StarCounts =>
  (reviewSpecs[productId] ?? []).reduce((counts, [, , stars]) => countStars(counts, stars, 1), NO_STARS);

/** The same by skin type too; none has photos yet. */
export const reviewCellsOfDemo = (productId: string): ReviewCells =>
  cellsOfReviews(
    (reviewSpecs[productId] ?? []).map(([, , rating, , , , skinType]) => ({
      rating,
      ...(skinType ? { skinType } : {}),
    })),
  );

export const reviewSpecs: Record<string, ReviewSpec[]> = {
  'amla-c-glow-serum': [
    [
      'Farhan A.',
      'Hyderabad',
      5,
      12,
      'Marks are lighter',
      'Two months of mornings. The marks on my cheeks have faded and it has never once stung.',
      'Combination',
      9,
    ],
    [
      'Priya N.',
      'Mumbai',
      5,
      31,
      'Good under sunscreen',
      'Sinks in within a minute, even in June. The dropper gives exactly three drops.',
      'Oily',
      4,
    ],
    [
      'Gurpreet K.',
      'Ludhiana',
      4,
      58,
      'Works, keep it away from light',
      'Turned a shade darker by the end of the bottle, as the box says it would. Still worked.',
      'Dry',
      12,
    ],
    [
      'Nandini R.',
      'Mysuru',
      5,
      77,
      'My third bottle',
      'The first vitamin C that did not sting. The small bottle is handy for travel.',
      'Combination',
      26,
    ],
  ],
  'rice-water-dew-mist': [
    [
      'Meera S.',
      'Chennai',
      5,
      6,
      'Does not pill',
      'Sits under my sunscreen all day in Chennai and does not pill once.',
    ],
    [
      'Ishita B.',
      'Kolkata',
      5,
      10,
      'For the desk',
      'Two sprays at three in the afternoon, over make-up. The spray is very fine.',
    ],
    [
      'Rohan D.',
      'Pune',
      4,
      15,
      'After shaving',
      'Calms my skin after shaving better than the aftershave did. Wish the bottle were bigger.',
      'Sensitive',
      6,
    ],
  ],
  'kokum-barrier-cream': [
    [
      'Kavya R.',
      'Bengaluru',
      5,
      21,
      'Nothing to hide',
      'I read labels for a living. This one had nothing to hide.',
    ],
    [
      'Simran G.',
      'Delhi',
      5,
      44,
      'Winter is over',
      'Flakes round my nose went away in a week. Rich but it does not sit on top.',
    ],
    [
      'Tenzin L.',
      'Gangtok',
      5,
      63,
      'Cold weather',
      'Holds up at four degrees and wind. The jar lasts two months.',
    ],
    ['Asha P.', 'Kochi', 4, 90, 'A little rich for Kochi', 'Lovely at night, a bit much in the day here.'],
  ],
  'monsoon-matte-gel': [
    [
      'Aditya V.',
      'Mumbai',
      5,
      8,
      'Survived the local',
      'Matte at nine, matte at six, with two trains between.',
    ],
    ['Lakshmi M.', 'Visakhapatnam', 5, 29, 'No white cast', 'I am dark and this disappears. Finally.'],
    ['Zoya K.', 'Lucknow', 4, 51, 'Needs a minute', 'Give it a minute before make-up, then it is perfect.'],
  ],
  'neem-clear-face-wash': [
    [
      'Karthik S.',
      'Coimbatore',
      5,
      17,
      'Back is clear too',
      'I use it on my back after the gym. Three weeks and it shows.',
    ],
    [
      'Pooja T.',
      'Jaipur',
      4,
      40,
      'Rinses in our water',
      'Our water is very hard and it still rinses clean. Slightly drying in January.',
      'Oily',
      8,
    ],
    [
      'Neha C.',
      'Delhi',
      2,
      72,
      'Too strong for me',
      'My cheeks felt tight after a week. It may suit oilier skin.',
      'Dry',
      1,
    ],
  ],
  'tamarind-clarity-toner': [
    [
      'Rhea F.',
      'Goa',
      4,
      25,
      'Start slowly',
      'Tingles on the first nights. By the third week my skin is much smoother.',
    ],
    [
      'Leela V.',
      'Kochi',
      2,
      49,
      'Not for thin skin',
      'Red after the second night. I gave it to my brother, who likes it.',
      'Sensitive',
      1,
    ],
    ['Manoj H.', 'Bhubaneswar', 5, 66, 'Better than a scrub', 'I threw my scrub away.'],
  ],
  'vetiver-calm-lotion': [
    [
      'Geetha V.',
      'Madurai',
      5,
      33,
      'Smells of my grandmother’s house',
      'Khus, exactly. And it is gone into the skin in a minute.',
    ],
    [
      'Arjun C.',
      'Chandigarh',
      4,
      71,
      'Pump sticks at the end',
      'Great lotion. The last bit I had to shake out.',
    ],
  ],
  'sun-veil-stick': [
    ['Sneha J.', 'Ahmedabad', 5, 9, 'Lives in my bag', 'Over make-up at lunch, no smear, no white.'],
    [
      'Vikram O.',
      'Bengaluru',
      4,
      22,
      'For cyclists',
      'Does not run into my eyes on climbs. A stick is gone in a month though.',
    ],
  ],
  'cactus-water-gel': [
    ['Anjali W.', 'Nagpur', 5, 19, 'Water, really', 'It turns to water on my face. No shine by evening.'],
    ['Faisal Q.', 'Bhopal', 4, 47, 'Summer only', 'Perfect April to October. I need the cream after that.'],
  ],
  'tulsi-niacinamide-serum': [
    ['Divya L.', 'Thane', 4, 27, 'Less oil by noon', 'I blot once a day instead of four times.'],
    [
      'Sameer J.',
      'Noida',
      3,
      103,
      'Slow',
      'Nothing happened before week six. After that a little less shine. I had hoped for more.',
      'Oily',
      10,
    ],
    ['Harsh M.', 'Indore', 5, 61, 'No purging', 'Was afraid of ten percent. No trouble at all.'],
    ['Bhavna E.', 'Surat', 4, 84, 'Good value', 'Half the price of what I used and the same result.'],
  ],
  'lotus-water-serum': [
    [
      'Ritu A.',
      'Delhi',
      5,
      14,
      'Delhi winter',
      'Under cream, on damp skin. My foundation sits properly again.',
    ],
    ['Joseph P.', 'Thrissur', 4, 52, 'Simple and good', 'No smell, no stickiness.'],
  ],
  'jeju-cica-calm-ampoule': [
    [
      'Nivedita S.',
      'Guwahati',
      5,
      35,
      'When everything stings',
      'After a bad peel this was the only thing I could put on.',
    ],
    ['Maya D.', 'Shillong', 5, 70, 'Worth it', 'Seven ingredients and every one of them useful.'],
  ],
  'kumkumadi-night-oil': [
    ['Revathi K.', 'Thanjavur', 5, 20, 'Like my mother’s', 'Smells right, and three drops are truly enough.'],
    ['Shalini G.', 'Gurugram', 5, 48, 'A clear glow', 'Dear, but the bottle lasts four months.'],
    [
      'Omkar B.',
      'Nashik',
      4,
      79,
      'Strong smell at first',
      'The smell settles after ten minutes. Skin is softer.',
    ],
  ],
  'ghee-lip-butter': [
    ['Harleen S.', 'Amritsar', 5, 16, 'Of course it works', 'My nani laughed, then asked for one.'],
    ['Tanvi R.', 'Dehradun', 5, 42, 'Cracked lips', 'Two nights.'],
  ],
  'coorg-coffee-scrub': [
    [
      'Deepa N.',
      'Bengaluru',
      5,
      23,
      'Bathroom smells of breakfast',
      'Elbows are smooth. Rinse the floor well.',
    ],
    ['Kunal S.', 'Vadodara', 4, 56, 'Takes tan off', 'Helped after a beach week. A bit oily for my back.'],
  ],
  'neem-and-tulsi-bar': [
    [
      'Saritha B.',
      'Mangaluru',
      4,
      30,
      'Lathers in bore-well water',
      'Nothing else does here. Keep it on a dry dish.',
    ],
    ['Imran H.', 'Aurangabad', 5, 68, 'Whole family', 'We buy the pack of three.'],
  ],
};
