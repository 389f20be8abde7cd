/** A typed word and, after the arrow, related terms of the catalogue, the closest first. The reverse does not hold. */
export const MEANINGS = `
acne, pimple, muhase, muhanse, muhasa, keel, phunsi, dane, breakout, blemish, zit, मुंहासे, मुहासे, पिंपल, कील > oil and shine, salicylic acid, neem, niacinamide, tea tree
blackhead, whitehead, open pore, pore, large pore, romchhidra > oil and shine, salicylic acid, clay, niacinamide
oily, oily skin, greasy, tailiya, chipchipi, chikni, तैलीय > oil and shine
pigmentation, hyperpigmentation, melasma, jhai, jhaiyan, chhaiyan, dark spot, spot, daag, dag, dhabbe, daag dhabbe, acne mark, scar, uneven tone, झाइयां, दाग, दाग धब्बे > mark and tan, alpha arbutin, tranexamic acid, niacinamide, vitamin c
de tan, detan, d tan, dtan, tan removal, tanning, sun tan, suntan, tan pack > mark and tan
glow, glowing, brightening, brighten, bright, radiance, nikhar, chamak, dull, dull skin, fairness, whitening, lightening, gora, gorapan, निखार, चमक, गोरा > dullness, vitamin c, saffron, turmeric
dry, dry skin, flaky, dehydrated, rukhi, sukhi, nami, रूखी, सूखी, winter, sardi, khushki, सर्दी > dryness
hydration, hydrating, hydrate, hydrated > hyaluronic acid, dryness
sensitive, redness, irritation, irritated, jalan, rash, soothing, soothe, calming, itching, khujli, जलन, खुजली > sensitive skin, centella, oat
uv, sunburn, sun burn, sun damage, summer, garmi, धूप, गर्मी > sun, sunscreen
spf, uv protection, pa > sunscreen
aging, anti aging, antiaging, anti ageing, wrinkle, jhurriyan, jhurri, fine line, retinol, retinoid, झुर्रियां > bakuchiol, peptide
dark circle, darkcircle, kale ghere, puffy eye, काले घेरे > eye care, caffeine
barrier, skin barrier, barrier repair > ceramide
chapped lip, dry lip, phate honth, lip, lipstick > lip care
makeup remover, make up remover, makeup, cleansing balm > face wash
exfoliate, exfoliation, exfoliating, peel, peeling > aha, lactic acid, scrub
vitamin c > amla
vitamin, vitamins > vitamin c, amla, vitamin e, vitamin b3
caffeine > coffee
cream, क्रीम > moisturizer
lotion > moisturizer
astringent > witch hazel
ubtan > turmeric, gram flour
bath, nahane, nahana, shower > body wash, soap
body lotion, body butter, body cream > body care
clean, saaf, safai > face wash
kesar, kumkumadi > saffron
`;
