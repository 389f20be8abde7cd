/** Kinds of products and body parts, in the format of ingredients.ts, the catalogue's word first. */
export const KINDS = `
face wash, facewash, face cleanser, cleanser, face cleaner, cleansing, fes wash, फेस वॉश, फेसवॉश, फेस वाश
moisturizer, moisturiser, moisturizing, moisturising, moisturising cream, moisturizing cream, face cream, moistriser, मॉइस्चराइज़र, मॉइश्चराइजर, मॉइस्चराइजर
sunscreen, sun screen, sunblock, sun block, suncream, sun cream, sunscreen lotion, sun lotion, sun protection, सनस्क्रीन
toner, astringent, टोनर
mist, face mist, facemist, face spray, facial spray, spray, मिस्ट
serum, ampoule, ampule, seerum, सीरम
mask, face mask, facemask, face pack, facepack, ubtan, lep, मास्क, फेस पैक, उबटन
sheet mask, sheetmask
lip care, lip balm, lipbalm, chapstick, lip butter, लिप बाम
eye care, eye cream, eyecream, under eye, undereye, under eye cream, eye gel
face oil, facial oil, faceoil
body care, bodycare
body wash, bodywash, shower gel, showergel
body lotion, bodylotion
night cream, nightcream
soap, sabun, साबुन
scrub, exfoliator, स्क्रब
lotion, लोशन
balm, baam, बाम
gel, jel, जेल
combo, kit, set, hamper, bundle, gift, gift set, gifting, tohfa, कॉम्बो
bestseller, best seller, best selling, popular
new, new launch, nayi, naya, नया
imported, foreign, videshi, विदेशी
face, chehra, chehara, chehre, mukh, munh, चेहरा, चेहरे, मुंह, फेस
lip, honth, hoth, होंठ, होठ
eye, aankh, aankhen, आंख, आँख, आंखें
hair, baal, kesh, बाल, बालों, केश
hand, haath, हाथ
foot, feet, heel, pair, ediyan, पैर, एड़ी
body, badan, sharir, बदन, शरीर
skin, tvacha, twacha, त्वचा, स्किन
night, raat, रात
morning, subah, सुबह
monsoon, barish, barsaat, बारिश
sun, dhoop, धूप
dew, os, shabnam
oily, oily skin, tailiya, teliya, chipchipi, तैलीय, ऑयली
dry, dry skin, rukhi, rookha, sukhi, rukhi tvacha, रूखी, सूखी, ड्राई
sensitive, sensitive skin, samvedansheel, nazuk, संवेदनशील
combination, combination skin, mishrit
normal skin, samanya
color, colour, rang, रंग
tint, tinted
aging, ageing
gray, grey
fragrance, perfume, scent, khushboo, खुशबू
south korea, korea, korean, k beauty, kbeauty, कोरिया, कोरियन
india, indian, bharat, bharatiya, swadeshi, desi, भारत, भारतीय, स्वदेशी
france, french, फ्रांस
japan, japanese, j beauty, जापान
united states, usa, america, american
united kingdom, uk, britain, british, england
china, chinese
thailand, thai
germany, german
italy, italian
`;
