import English from './stemmers/english-stemmer.js'
import type { Language } from './language.ts'

export const language: Language = {
  code: 'en',
  aliases: [],
  stemmer: new English(),
  hasCompounds: false,
  usesFirstNames: true,
  endings: /^(?:d|e?s|ed|er|ers|ing|e?n|ly|ment|ments|r|y|.?ed|.?er|.?ing|.?y)$/u,
  particle: 'back',
  capitalWords: `monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september october november
    december christmas easter english german french spanish italian dutch vat eu gmbh`,
  stopWords: `a about after again all also am an and any are as ask at be because been before being but by can could did do does doing dear
    for from get give go good got had has have having he hello help her hey hi him his how i if in into is it its just know let like
    ll me my need no not now of off on once one only or our out over own please quick question re really s she so some still such t
    tell thank thanks that the their them then there these they thing this those to too up us ve very want was we well were what
    when where which while who why will with would you your yours kind regards best am pm ago nd rd th`,
  frameWords: `here there know tell see find look use make take bring give need want wish wonder think hope say said question questions
    answer problem possible possibility exactly currently actually usually normally normal anything something nothing someone anybody
    item items product products article thing things stuff piece pieces order orders ordered purchase purchased bought buy buying bought
    purchase shop store site website online page company team people customer customers yesterday today week weeks month months day days
    year years monday tuesday wednesday thursday friday saturday sunday morning evening already yet still soon long much many often
    really simply maybe perhaps always never able okay fine sure right correct kind type sort mind happen happens happened mean come came
    arrive arrived receive received still even another different last next first second new old big small two three four five six let
    work works information info details mother father wife husband son daughter friend sister brother live home house interested idea way
    ways case own put apply may shall whether cannot myself yourself more most gave given got get getting aunt uncle grandmother
    grandfather parents boss colleague neighbour seven eight nine ten times once ago together dear far anyway instead certain particular
    specific placed place minute minutes hour hours until under per while since bit few lot lots mine hers ours theirs whom whose should
    might must ought nor between through during above below down further both each other same than back ever ok else goes going went
    every yes without within upon via either neither anyone everyone everything however though although dollar dollars euro euros cent
    cents`,
  numbers: `zero two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen twenty twenty-one twenty-four
    twenty-eight thirty forty forty-eight fifty sixty ninety hundred thousand`,
  phrases: {
    hello: 'Hello[ {name}],',
    thanks: 'Thank you for your mail.',
    quoted: 'Our documents say this about it:',
    bye: 'Kind regards',
    tracking: 'The tracking number is {tracking}[: {url}]',
    notFound: 'We cannot find order {order} under this e-mail address: which address did you order with?',
    sorry: 'We are sorry for the trouble.',
    order: {
      unpaid: 'Your order {order} has not been paid yet.',
      paid: 'Your order {order} is paid[ since {on}] and is being prepared.',
      packed: 'Your order {order} is packed[ since {on}] and waits for the carrier.',
      shipped: 'Your order {order} was shipped[ on {on}][ with {carrier}].',
      delivered: 'Your order {order} was delivered[ on {on}].',
      cancelled: 'Your order {order} was cancelled[ on {on}].',
      refunded: 'Your order {order} was refunded[ on {on}][: {refunded}].',
    },
  },
  stages: { shipped: 'sent dispatched', delivered: 'arrived', refunded: 'reimbursed', cancelled: 'canceled' },
  greetings: {
    opening: /hi|hello|hey|dear|good (?:morning|day|afternoon|evening)|to whom/u,
    closing:
      /(?:(?:kind|best|warm|many)\s{0,3})?regards|best wishes|best$|sincerely|yours|cheers|thanks?(?: you)?(?: (?:in advance|very much|so much|a lot|again|for your (?:help|time|reply)))?|many thanks/u,
    salutation: /hello|hi|dear|good (?:morning|afternoon|evening)/u,
    thanks: /thank|thanks|cheers/u,
    polite:
      /hello|hi|dear|thank|thanks|sorry|apolog|regret|regards|sincerely|wishes|welcome|glad|happy to|pleased|hope|let (?:me|us) know|feel free|hesitate|helps|enjoy|have a/u,
    politeNo: /\b(?:do not|don't|please don't) hesitate\b/u,
    words: `helps lasts long hello hi dear good morning afternoon evening day thank thanks thankful grateful sorry apologise apologize
      apologies apology regret regards sincerely kind kindest warm best wishes welcome glad happy pleased hope enjoy let know feel
      free hesitate reach contact write call us question questions anything help further need message mail email e-mail letter note
      order parcel delay trouble inconvenience mix-up mix up confusion mistake error wait waiting patience patient understanding
      interest feedback photo photos reply answer news purchase support trust time week weekend day nice great lovely wonderful much
      so very really sincerely truly again soon hear hearing look looking forward getting touch team yours faithfully cheers bye all
      everything well about cause caused upset bad experience happened reason here always appreciate frustrating annoying understand
      disappointing disappointed sure right away hand matter bearing ms mr mrs sir madam there`,
  },
  polarity: {
    negations: `not no never without cannot cant dont doesnt didnt wont isnt arent wasnt werent havent hasnt hadnt couldnt wouldnt shouldnt
      mustnt neednt nothing none nobody neither nor nowhere`,
    answers: 'yes no not never none only all some can cannot may must want get give',
    yesOrNo: /yes|no/u,
    exclusions: /exclu\w*|except\w*|exempt\w*|refus\w*|unable|impossibl\w*/u,
    free: /free|gratis|complimentary/u,
    unused: /un(?:used|worn|opened|washed|damaged|available|paid|wanted|signed|tracked)|non\w{5,}/u,
    idioms:
      /not far|not until|no later than|not only|no more than|not more than|no less than|not later than|no longer than|no problem|do not hesitate|don't hesitate|not just|whether or not/u,
    costsNothing: /(?:costs?|cost)(?: you)? nothing/u,
  },
  requests: {
    leave: /(?:can|could|may) (?:i|we)/u,
    begins:
      /\b(?:please|could you|can you|would you|i(?:'d| would) (?:like|love|need)|i (?:want|need|wish)|let me know|tell me|i(?:'m| am) looking for|i wonder|kindly|how (?:do|can|long|much|many)|what (?:is|are|about)|when (?:will|do|does)|where (?:is|are|can)|do you|is (?:it|there)|are you|can i|may i)\b/u,
    wishes: /please|i (?:want|need|wish|demand|would like|['’]?d like)|i['’]d like|kindly/u,
    permission: /can i|could i|may i|is it possible/u,
    states: /status|state of|news|update|progress|where (?:is|are)/u,
    moves:
      /left|gone|sent|shipped|dispatched|posted|happened|coming|come|arrive\p{L}*|on its way|delivered|still have nothing|refunded|refund|yet/u,
    anger:
      /unacceptable|outrageous|ridiculous|disgrace\p{L}*|disappoint\p{L}*|angry|furious|fed up|appalling|terrible service|worst|never again|third time|second time i|still (?:nothing|waiting|no (?:reply|answer))|no one (?:answers|replies)|scam|rip-?off/u,
    own: /my|mine|our/u,
    pointsBack: /it|its|them|they|these|those|(?:does|is|will|can|would|of|for|with|about) that/u,
  },
  stories: {
    people:
      /i|we|i['’](?:ve|m|d)|we['’](?:ve|re|d)|he|she|(?:my|our|a|an|the|some|many|most)(?: of (?:my|our|us|the))?(?: \p{L}+)?(?: (?:husband|wife|partner|family|parents|mother|father|mum|mom|dad|son|daughter|sister|brother|child(?:ren)?|kids?|boys?|girls?|twins|baby|grand\p{L}+|aunt|uncle|niece|nephew|cousin|in-laws|friends?|neighbou?rs?|colleagues?|boss|team|guests?|students?|pupils|dogs?|cats?|puppy|horses?|family))+/u,
    things:
      /it|its|this|that|these|those|they|the(?! (?:other day|first time|last time))|an?|one|some|all|both|there|here|you|your|\d+/u,
    praise:
      /lov(?:e|es|ed|ely|ing)|beautiful|wonderful|great|happy|happily|friendly|proud|nice|amazing|fantastic|perfect|thank\p{L}*|pleased|glad|impressed|enjoy\p{L}*|favou?rite|with (?:\p{L}+ ){0,3}care/u,
    matters:
      /^(?:take|put|remove|cancel|change|ship|deliver|give|stop|make|add|refund|replace|book|reserve|reply|answer|keep|check|unsubscribe|delete|correct|fix)|open(?:ed)?|receiv\p{L}*|got|gets?|found (?!you)|finds?|notic\p{L}*|discover\p{L}*|unpack\p{L}*|wait\p{L}*|tr(?:y|ied|ying)|wash\p{L}*|paid|pay\p{L}*|charg\p{L}*|money|needs?|needed|wants?|wanted|wish\p{L}*|hop(?:e|ed|ing)|expect\p{L}*|hear(?:d)?|wrote|written|call(?:ed)?|phon\p{L}*|email\p{L}*|sen[dt]|sending|return\p{L}*|ask\p{L}*|promis\p{L}*|complain\p{L}*|only|still|instead|although|though|but|however|unfortunately|sadly|too|than|gone|empty|twice|three times|again|if|unless|must|should|have to|has to|had to|urgent\p{L}*|asap|hurt\p{L}*|burn\p{L}*|cut|cuts|sick|ill|allerg\p{L}*|rash|smell\p{L}*|leak\p{L}*|stain\p{L}*|crack\p{L}*|hole|holes|torn|tore|fell|drop\p{L}*|stuck|off|worn|repair\p{L}*|used up|run out|ran out/u,
    joins: /and|or|then|because|while|where/u,
  },
  questions: {
    auxiliaries: /can|could|do|does|is|are|may|will|would/u,
    which: /which|what (?!(?:is|are|was|does|do|will|would|can|should|if|about|happens)(?!\p{L}))/u,
    openings:
      /how|what|when|where|which|who|whom|whose|why|can|could|do|does|did|is|are|will|would|may|should|must|have|has|am|shall/u,
    interrogatives: /how|what|when|where|which|who|why/u,
    joins: /and|or|but|also/u,
    also: /also|too/u,
  },
  promises: [
    /\b(?:we|i)(?:'ll| will| shall| are going to| am going to| can| have)?\s+(?:\w+ly\s+)?(?:refund|reimburse|replace|send|resend|ship|give|pay|cover|credit|offer|cancel|compensate|repair|exchange|deliver|waive|reship|issue|grant|guarantee|promise|extend|arrange)\w*/u,
    /\byou(?:'ll| will)?\s+(?:get|receive|be refunded|have)\b.*\b(?:refund|money|voucher|replacement|discount|credit|free)/u,
  ],
  risks: {
    lawyer: /lawyer|attorney|solicitor|legal action|sue you|court/u,
    chargeback: /charge ?back|dispute (?:the|this) (?:charge|payment)|paypal (?:case|dispute|claim)/u,
    injury:
      /injur(?:y|ed|ies)|hospital|bleeding|burn(?:t|ed) (?:my|his|her|me)|allergic reaction|caught fire|electric shock/u,
    data: /gdpr|delete (?:all )?my (?:data|account|personal)|erase my data|personal data you|data protection/u,
    press: /journalist|newspaper|i am a reporter|the press/u,
  },
  quotes: {
    from: 'from',
    labels: 'sent|date|to|cc|bcc|subject|reply-to|importance|priority|attachments',
    subject: 'subject',
    originals:
      'original message|original message processed by david®|reply message|reply above this line|please type your reply above this line',
    forwards: 'forwarded message|begin forwarded message',
    wrote: 'wrote|writes|written|quoting|wrotes',
    devices: 'sent from my|sent from a |get outlook for',
    sentBy: 'sent from|sent via|sent with|sent by',
  },
  synonyms: [
    'item items product products goods article articles piece pieces thing things anything something ware',
    'customer customers buyer buyers client clients',
    'photo photos picture pictures image images',
    'email emails mail mails e-mail write message',
    'last lasts take takes taking long duration need needs',
    'begin begins start starts starting from',
    'end ends finish finishes until over',
    'big large larger bigger',
    'small little',
    'quick fast quickly soon',
    'cost costs price prices pay fee',
    'website site page online shop store',
    'keep keeps hold store stored',
    'ask request contact tell inform',
    'receive received get got reach reaches arrive arrives arrived arrival',
    'send sends sent ship ships shipped dispatch dispatched mail post',
    'must have required need necessary',
    'allow allowed permitted accept accepted possible can take',
    'fine safe suitable goes go',
    'include included includes contain contains inside come comes',
    'wash washed clean cleaned',
    'choose select pick',
    'person people guest participant',
    'refund refunds refunded reimburse pay paid repay',
    'free cost costs nothing',
    'enough suffice suffices',
  ],
  lightWords: `stay stays remain remains please kindly simply then so however therefore thus still already indeed note sure course happy able
    case way bit both either another other others including include included via per within during until till since upon while
    though although yes perhaps maybe really quite rather directly back keep mean means happen happens make makes made take takes
    taken come comes put puts let lets give gives given use uses used using need needs find found say says see want wants like likes
    offer offers look looks try total even ever yet along together called known one ones being become became first us without`,
  quantifiers: {
    all: `all every everything everyone everybody each always anywhere everywhere entirely completely fully exclusively`,
    some: `some several many most few certain selected sometimes usually mostly often partly partially almost nearly normally generally
      typically rarely seldom`,
    only: `only solely exclusively merely except apart besides just`,
    condition: `if unless provided`,
  },
  opposites: [
    'before after',
    'within after',
    'unless if',
    'without with',
    'until from',
    'more less',
    'first last',
    'minimum maximum',
    'above below',
    'over under',
  ],
  units: {
    workday: /(?:business|working|work|week)[ -]?days?/u,
    day: /(?:calendar[ -])?days?/u,
    week: /weeks?/u,
    month: /months?/u,
    year: /years?/u,
    decade: /decades?/u,
    hour: /hours?|hrs?/u,
    percent: /percent|per cent/u,
    usd: /dollars?/u,
    gbp: /pounds?/u,
    gram: /grams?/u,
    metre: /met(?:er|re)s?/u,
    litre: /lit(?:er|re)s?/u,
    degree: /degrees?/u,
  },
  needs: {
    amount:
      /how much (?:is|are|does|do|did|would|will|for|to|it|you charge|extra|shipping|postage|delivery)|(?:what|which) (?:is|are|does|do|would|will)\b[^.?!]{0,60}\b(?:cost|costs|price|prices|charge|charges|fee|fees|rate|rates|postage)|what (?:do|must|would|will) (?:i|we) (?:have to )?pay|(?:from|over|above) (?:what|which) (?:amount|sum|value)|how expensive|(?:is|are) there (?:a|an|any) [^.?!]{0,24}(?:fee|charge|cost|deposit)s?|do you charge|(?:is|are)\b[^.?!]{0,40}\bfree(?: of charge)?/u,
    time: /how (?:often|long|soon|fast|quickly|many (?:working |business )?(?:days|weeks|months|hours|years))|when (?:will|do|does|can|is|are|should|would|may|exactly|at the latest|did)|by when|until when|since when|what (?:time|are your (?:opening )?hours|are the (?:opening )?hours)|(?:what|which) (?:days?|date|deadline)|opening (?:hours|times)|what is the deadline|(?:can|could|may) (?:i|we) still|(?:is it|am i|are we) too late|how much time/u,
    duration:
      /how (?:long|fast|many (?:working |business )?(?:days|weeks|months|hours|years))|how much time/u,
    measure:
      /how (?:tall|wide|high|deep|heavy|thick|big|large)|(?:what|which)\b[^.?!]{0,40}\b(?:dimensions?|measurements?|weight|height|width|depth|diameter|length|capacity|volume)|how much (?:does|do)\b[^.?!]{0,40}\bweigh/u,
    count:
      /how many(?! (?:working |business )?(?:days|weeks|months|hours|years|people))|how much (?:water|coffee|power|paint|salt|sugar|caffeine|food)/u,
    origin:
      /(?:in|from) (?:which|what) (?:country|place|town|region)|where (?:is|are|was|were|do|does)\b[^.?!]{0,60}\b(?:made|produced|manufactured|sewn|welded|built|grown|roasted|come from|from)|country of origin/u,
    way: /how (?:do|can|could|should|may) (?:i|we)|what (?:do|should|can|must|shall) (?:i|we) (?:have to |need to )?do|what now|what next/u,
    spot: /where (?:do|can|could|should|must|may) (?:i|we)|where is (?:my|the) (?:invoice|receipt|code|label)/u,
    code: /(?:colou?r|article|part|model|serial|item|product) ?-?(?:code|number)/u,
  },
  facts: {
    spots:
      /account|settings|page|website|site|app|menu|link|form|checkout|cart|basket|e-?mail|mail|write|contact|call|click|open|enter|under|inside|shop|store/u,
    steps:
      /you (?:can|may|must|should|will|get|find)|take|mail|keep|tell us|let us know|show|fill|please|simply|just|go to|visit|click|tap|press|hold|select|open|log in|sign in|use|contact|write|send|call|download|enter|follow|choose|add|ask|return|reply|via|through|online|by \p{L}+|with \p{L}+|can be \p{L}+/u,
    moments:
      /(?:mon|tues|wednes|thurs|fri|satur|sun)days?|every|once|twice|today|tomorrow|immediately|at once|at any time|any time|same day|next day|overnight|january?|february?|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|winter|weekly|daily|monthly|as soon as/u,
    from: /in|from/u,
  },
  exceptions:
    /except|excluding|exclud\p{L}+|unless|however|surcharge|supplement|extra|plus|additional|instead|islands?|highlands?|remote|only/u,
  places: {
    union: /EU|European Union/u,
    europe: /europe|european/u,
    beyond: /outside/u,
    world: /world ?wide|internationally|\d{1,4} countries|all countries|every country|anywhere|any country/u,
  },
  glossary: `
return: return, send back, sent back, sending back, cannot come back, may come back, can come back, goes back, give it back, give them back, give this back, bring back, take back, ship back, withdraw, no longer want, don need
refund: refund, money back, reimburs, pay back, paid back, repay, back my money, credited, my money, see the money, the money on
exchange: exchang, swap, trade, different size, other size, another size, larger size, bigger size, smaller size, instead of, rather than
replacement: replac, new one, send another, substitut
defect: defect, faulty, fault, malfunct, broke, stop work, stopped work, not work, doesn work, don work, isn work, died, dead, fails, won turn, silent, doesn turn
damage: damag, broken, smash, shatter, crack, in pieces, dent, scratch, torn, crushed, leak
warranty: warrant, guarantee
repair: repair, fix, mend, workshop
wrong: wrong, incorrect, mix-up, mixed up, not what i order, instead of the, sent me the, different from, not ordered, not as describ
missing: missing, incomplet, not includ, not inside, were inside, was not in, lacks, forgot to
cancel: cancel, stop my order, stop order, call off, revoke, undo
change: chang, modif, edit, amend, alter, update, correct my
address: address, moved, street, apartment, house number, postcode, zip code
deliver: deliver, ship, dispatch, courier, carrier, arriv, send, sent, postal
parcel: parcel, package, shipment, box
duration: how long, how many days, how fast, when will, when does, when do, how soon, business day, working day, take to, time frame, takes
late: late, delay, overdue, not arriv, hasn arriv, hasn come, still wait, should have been, no sign, behind schedule
lost: lost, disappear, vanish, never arriv, never came, never receiv, not receiv, didn receiv
track: track, where is, where it is, where they are, whereabouts, status, follow
handed: handed over, marked deliver, shows deliver, says deliver, deliver status, delivered but
neighbour: neighbo, safe place, leave with, next door, someone else, at work, not home, not at home, front door
pickup: pick up, pickup, collect, parcel shop, locker, click and collect
express: express, overnight, next day, next-day, faster, urgent, priority, expedit, tomorrow, quick
shipping-cost: shipping cost, postage, delivery cost, delivery fee, shipping fee, shipping charge, delivery charge, shipping rate, pay ship, freight, cost to ship, cost to send, cost to post, cost of shipping, cost of delivery, charge to post, charge to send, charge for delivery
cost: cost, price, fee, charge, how much, expens, dollar, euro, who pay, pays, you pay, pay for
free: free, gratis, no charge, no cost, without cost, without charge, complimentary
minimum: minimum, orders over, order over, orders above, spend, threshold
abroad: abroad, international, overseas, foreign, outside the, worldwide, other countr, which countr, countries
customs: custom dut, customs, duty, duties, import, border, brokerage
tax: vat, tax
invoice: invoice, bill, receipt, accounting
payment: payment, cash, pay by, pay with, pay on, paying, credit card, debit card, paypal, apple pay, google pay, klarna, visa, mastercard, bank transfer
declined: declin, reject, payment fail, not accept, go through, didn work
twice: twice, two times, double, duplicat, second time
fraud: recogni, unauthori, fraud, suspicious, scam
discount: discount, coupon, promo, cheaper, special offer, anything off, money off, percent off, reduction, voucher, discount code, code
gift-card: gift card, gift voucher, gift certificate, gift token, voucher
gift: gift, present, birthday, wrap
price-match: price match, cheaper elsewhere, lower price, elsewhere, price difference, price adjust, price drop, price guarantee
stock: in stock, out of stock, availability, is availab, are availab, still availab, availab again, sold out, back in, restock, reserve, put aside, do you have, do you still have, have you got, be back, come back in, have again
size: size, too small, too large, too big, too tight, fits, fit, bigger, smaller, larger, measure, waist, chest
colour: colour, color, shade, red, blue, green, black, white, yellow, pink, brown, grey
material: material, fabric, cotton, wool, leather, made of, polyester, linen, silk, merino, wood
care: wash, clean, iron, tumble, dry, care, laundry, maintain, detergent
custom-made: personali, custom-made, customi, engrav, printed, made to order, made-to-order, bespoke, monogram, name on
sale: on sale, sale item, clearance, outlet, final sale, reduced, discounted item
hygiene: underwear, lingerie, swimwear, hygien, cosmetic, earring, opened, sealed, seal, intimate, unsealed
condition: unused, unworn, worn, wore, used, tried, tag, original packag, original box, condition, like new
label: label, return slip, return form, return portal, print label, printed label, print return
store-credit: store credit, shop credit, credit note, instead of the money
deduction: deduct, partial, part of the, restocking fee, only part, less than, kept back, keep a
subscription: subscri, plans, my plan, your plan, monthly plan, membership, recurring
pause: pause, on hold, suspend, skip, freeze subscri, freeze plan, freeze member
renew: renew, automatic, charged again, next month, end of the
annual: annual, yearly, whole year, per year
account: account, login, log in, sign in, sign up, register, profile
password: password, passcode, locked out
newsletter: newsletter, unsubscrib, mailing list, marketing
privacy: privacy, personal data, my data, gdpr, data protect, delete my
contact: contact, phone, call, reach you, speak to, talk to, hotline, live chat, customer service
hours: opening hour, opening time, open on, open from, is open, are open, open every, you open on, we open on, you open at, we open at, o clock, closed on, business hour, hours
weekend: weekend, saturday, sunday, holiday
shop: showroom, physical store, your store, local store, branch, in-store, brick, do you have shop, do you have store, do you have branch
christmas: christmas, holiday season, festive, xmas
signature: signatur, sign for, signed for
po-box: po box, p.o, post office box
combine: combin, together, one parcel, same parcel, merge, two orders
split: multiple, several parcel, two parcel, two tracking, separate, partial ship, split
wholesale: wholesal, resell, bulk, large quantit, business customer, trade, b2b
assembly: assembl, instruction, manual, set up, install, put together
battery: battery, charger, charging, recharg, fully charg, single charge, charge it, charge them, charge the battery, playback, power
water: waterproof, water, rain, swim, splash, submer, ipx
connect: connect, pair, bluetooth, compatib, wifi, works with, fit to
dimension: dimension, weigh, height, width, how tall, how wide, how heavy, how big, centimet, capacity, litre, diameter, sturdy, how deep, how long is, how thick
ingredient: ingredient, allerg, vegan, vegetarian, gluten, lactose, nut, contain, sugar
shelf-life: best before, keep for, keeps for, shelf life, expir, keep fresh, store it, storage, how long does it keep, fresh
food: food, perish, flower, coffee, tea, chocolate
eco: sustainab, recycl, environment, eco, plastic, climate, carbon, organic
certified: certif, fair trade, mulesing, tested
preorder: pre-order, preorder, release
spare: spare, accessor, replacement part, parts
disposal: dispos, old device, take away old, take-back, scrap
student: student, pupil, teacher
loyalty: loyal, points, bonus, reward, club, member
confirmation: confirm
processing: process, pack, prepar, handling, leave your warehouse, leaves our warehouse, leave our warehouse, ready to ship
cutoff: cutoff, cut-off, order by, last day, before noon, by when, placed before, in time for
guarantee-date: guarantee, promise, estimat, certain day, specific date, chosen day, on a certain
refuse: refus, unclaimed, not picked up, undeliver, return to sender
deadline: deadline, within, period, too late, days after, day window, days from, time limit, how long do i have, how long can, how long may, until when
proof: proof, photo, picture, evidence
instalment: instal, pay later, rates, monthly pay
order: order, purchas, bought, buy
money: money, amount, funds, bank account
bank: bank, transfer, iban
valid: valid, expire, redeem, works no
self-inflicted: dropped, spill, own fault, accident, wear and tear, misuse
insurance: insur
download: download, digital, licence, license
update: update, firmware, software, app
share: share, family, household, use my login, use my account, use my password
offline: offline, without internet, no internet
region: region, countr, licens
sample: sample, swatch, test
age: age, children, kids, baby, years old
bicycle: bicycle, bike
holder: manufactur, maker, producer, brand
delivery-day: choose a day, chosen day, delivery date, time slot, appointment, evening
large: oversiz, bulky, heavy, large item
sell: do you sell, do you stock, do you make, do you carry, also sell, in your range, assortment, catalog, brochure, leaflet, second hand, second-hand
job: job, hire, hiring, vacanc, internship, apprentic, work for you, work in your, employ, career, trainee, looking for somebody, looking for staff, looking for people, interns
visit: tour, guided, come and see, visit your, see your workshop, see the workshop
cooperate: sponsor, donat, charit, raffle, fundrais, support our, blog, influenc, collaborat, work together, interview, charity
advice: which of, which one, best for, goes best, which size should, which size do, which size fits, which colour should, which colour do, compare, do you recommend, would you recommend, can you recommend, could you recommend, is better, makes better, what size should, what size do
origin: where are made, who made, designer, where do come from, where is made, where were made, where are sewn, where do you produce, who painted, who designed
accessible: wheelchair, accessib, disabled
course: course, class, lesson, training
trade-in: trade in, trade-in, part exchange, buy used, buy back, take my old, sell you my
pet: dog, cat, pet, puppy, animal`,
}
