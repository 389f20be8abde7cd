/** One line for each thing, with its names separated by commas. Each name finds all of them. */
export const INGREDIENTS = `
turmeric, haldi, haldhi, haridra, curcumin, manjal, हल्दी
sandalwood, sandal, chandan, chandana, santhanam, srigandha, चंदन, चन्दन
saffron, kesar, zafran, jafran, kumkuma, केसर
kumkumadi, kumkumadi tailam, kunkumadi, kungumadi, kumkumadhi, कुमकुमादि, कुंकुमादि
neem, nimba, margosa, vepa, vembu, नीम
tulsi, tulasi, holy basil, basil, तुलसी
rose, gulab, गुलाब
rose water, rosewater, gulab jal, gulabjal, गुलाब जल, गुलाबजल
multani mitti, multanimitti, fullers earth, fuller earth, मुल्तानी मिट्टी, मुलतानी मिट्टी
clay, mitti, kaolin, mud, मिट्टी
gram flour, besan, chickpea, chana, बेसन
aloe, aloe vera, aloevera, elovera, alovera, gheekwar, ghritkumari, gwarpatha, kathalai, एलोवेरा, घृतकुमारी
cucumber, kheera, kakdi, खीरा
mint, pudina, peppermint, पुदीना
vetiver, khus, khas, ramacham, vettiver, खस
tamarind, imli, इमली
amla, aonla, awla, avla, gooseberry, nellikai, आंवला, आँवला
licorice, liquorice, mulethi, mulathi, yashtimadhu, jeshthamadh, मुलेठी
bakuchiol, babchi, bakuchi, bawachi, बाकुची, बावची
centella, cica, gotu kola, mandukaparni, madecassoside
lotus, kamal, padma, कमल
tea, chai, चाय
green tea, greentea, hari chai, ग्रीन टी
coffee, kaapi, koffee, cofee, कॉफी, कॉफ़ी
honey, shahad, shehad, madhu, शहद
milk, doodh, दूध
cream, malai, क्रीम, मलाई
butter, makhan, मक्खन
ghee, ghrita, घी
jaggery, gud, gur, bellam, गुड़
sesame, til, gingelly, ellu, तिल
almond, badam, बादाम
coconut, nariyal, copra, thengai, नारियल
olive, jaitun, zaitoon, जैतून, ज़ैतून
castor, arandi, erandi, अरंडी
mustard, sarson, सरसों
mango, aam, आम
papaya, papita, papain, पपीता
beetroot, beet, chukandar, चुकंदर
moringa, sahjan, drumstick, murungai, munaga, सहजन
kokum, kokam, amsul, कोकम
lemon, nimbu, neembu, citrus, नींबू, निम्बू
orange, santra, narangi, संतरा
rice, chawal, akki, चावल
rice water, ricewater, chawal ka pani, चावल का पानी
oat, oatmeal, jai, ओट
gehun, gehu, wheat, गेहूं
curd, dahi, yogurt, yoghurt, दही
sugar, cheeni, shakkar, चीनी
pomegranate, anar, अनार
banana, kela, केला
tomato, tamatar, टमाटर
carrot, gajar, गाजर
strawberry, strabery
hibiscus, gudhal, jaswand, गुड़हल
jasmine, mogra, chameli, मोगरा, चमेली
marigold, genda, calendula, गेंदा
fenugreek, methi, मेथी
onion, pyaz, प्याज
walnut, akhrot, अखरोट
charcoal, koyla, कोयला
camphor, kapoor, कपूर
manjistha, manjishtha, manjith, मंजिष्ठा
ashwagandha, अश्वगंधा
bhringraj, भृंगराज
shikakai, शिकाकाई
soapnut, reetha, रीठा
pearl, moti, मोती
silk, resham, रेशम
gold, sona, सोना
water, pani, jal, पानी, जल
oil, tel, thailam, तेल
seed, beej, बीज
herb, jadi buti, herbal, ayurvedic, ayurveda, आयुर्वेदिक
vitamin c, vit c, vitaminc, vitc, ascorbic acid, ascorbic, विटामिन सी
vitamin e, vit e, vite, vitamine, tocopherol, विटामिन ई
vitamin k, vit k
niacinamide, nicotinamide, vitamin b3, vit b3, b3, niacin
panthenol, vitamin b5, vit b5, b5, provitamin b5
hyaluronic acid, hyaluronic, hyaluronan, hyaluron, sodium hyaluronate
salicylic acid, salicylic, bha
lactic acid, lactic
aha, fruit acid, alpha hydroxy acid
squalane, squalene
ceramide, ceramid
peptide, collagen peptide
glycerin, glycerine, glycerol
alpha arbutin, arbutin
tranexamic acid, tranexamic
zinc, jasta
`;
