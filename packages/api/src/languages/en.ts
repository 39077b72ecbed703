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
  matters:
    /^(?:take|put|remove|cancel|change|ship|deliver|give|stop|make|add|refund|replace|book|reserve|reply|answer|keep|check|unsubscribe|delete|correct|fix)|open(?:ed)?|receiv\p{L}*|got|gets?|found (?!you)|finds?|notic\p{L}*|discover\p{L}*|unpack\p{L}*|wait\p{L}*|tr(?:y|ied|ying)|wash\p{L}*|paid|pay\p{L}*|charg\p{L}*|money|needs?|needed|wants?|wanted|wish\p{L}*|hop(?:e|ed|ing)|expect\p{L}*|hear(?:d)?|wrote|written|call(?:ed)?|phon\p{L}*|email\p{L}*|sen[dt]|sending|return\p{L}*|ask\p{L}*|promis\p{L}*|complain\p{L}*|only|still|instead|although|though|but|however|unfortunately|sadly|too|than|gone|empty|twice|three times|again|if|unless|must|should|have to|has to|had to|urgent\p{L}*|asap|hurt\p{L}*|burn\p{L}*|cut|cuts|sick|ill|allerg\p{L}*|rash|smell\p{L}*|leak\p{L}*|stain\p{L}*|crack\p{L}*|hole|holes|torn|tore|fell|drop\p{L}*|stuck|off|worn|repair\p{L}*|used up|run out|ran out/u,
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
  numberLabels: {
    other:
      /articles?|items?|products?|sku|parts?|model|sizes?|call me on|phones?|telephone|tel|mobile|fax|ext|extension|customer|client|account|card|ending in|ends in|digits(?: of \p{L}+(?: \p{L}+)?)?|coupon|voucher|discount|promo|codes?|tracking|serial|flat|apartment|suite|unit|room|postcode|zip/u,
    document:
      /invoices?|bill|receipt|ref|reference|tickets?|cases?|returns? (?:no|number|id|label|slip|reference)|rma|transfer|transaction(?: id at \p{L}+)?/u,
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
    'instead addition',
    'instead as-well',
    'rather addition',
    'rather as-well',
    'on-top included',
  ],
  parties: {
    store: {
      subjects:
        /we|(?:the|our) (?:shop|store|seller|retailer|merchant|team|staff|workshop|driver|mechanic|technician)/u,
      agents:
        /by us|by (?:our|the) (?:shop|store|seller|retailer|merchant|team|staff|workshop|driver|mechanic|technician)/u,
      payers:
        /(?:is|are) on us|(?:at|on) our (?:own )?(?:cost|expense|risk)|our (?:own )?responsibility|charged to (?:us|the (?:shop|store|seller))|free (?:of charge )?for you|costs? you nothing|(?:we|the (?:shop|store|seller)) (?:are|is) (?:responsible|liable)/u,
    },
    customer: {
      subjects:
        /you|(?:customer|buyer|recipient)s?(?!['’])|please|^\W*(?:send|bring|contact|tell|write|call|pack|print|keep|register|choose|wash|email|enter|check|remove)(?= (?:us|the|it|your|them|an?|to|with|off))/u,
      agents: /by you|by (?:the|our) (?:customer|buyer|recipient)s?/u,
      payers:
        /(?:is|are) on you|(?:at|on) (?:your|the (?:customer|buyer)['’]s) (?:own )?(?:cost|expense|risk)|your (?:own )?responsibility|charged to (?:you|the (?:customer|buyer))|free (?:of charge )?for us|(?:you|the (?:customer|buyer|recipient)) (?:are|is) (?:responsible|liable)/u,
    },
    pay: 'pay',
    objectMarks: /let|send|give|tell|(?:to|for|from|with|of|by|at|on|in)(?: (?:the|a|our))?/u,
    receives:
      /receive[sd]?|gets?|(?:are|is|be|been) (?:not |\p{L}+ly )?(?:\p{L}+(?:ed|[kv]en)|\p{L}*(?:paid|sent)|told)|have (?:your|the|an?|it|them) .{1,40}ed/u,
    offers:
      /accept\p{L}*|offer\p{L}*|allow\p{L}*|gives?|grant\p{L}*|provide\p{L}*|exchange\p{L}*|swap\p{L}*|rent\p{L}*|(?:ask|want|expect|need|remind|invite)s? you/u,
    modals: /may|must|shall|should|cannot|need|needs|please|also|only|always/u,
    joins: /and|or|but|if|when|once|while|because|so|that|which|unless|until|before|after/u,
  },
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
      /how much (?:is|are|does|do|did|would|will|for|to|it|you charge|extra|shipping|postage|delivery)|(?:what|which) (?:is|are|does|do|would|will)\b[^.?!]{0,60}\b(?:cost|costs|price|prices|charge|charges|fee|fees|rate|rates|postage)|what (?:do|must|would|will) (?:i|we) (?:have to )?pay|(?:from|over|above) (?:what|which) (?:amount|sum|value)|how expensive|(?:is|are) there (?:a|an|any) [^.?!]{0,24}(?:fee|charge|cost|deposit)s?|do you charge|(?:is|are)\b[^.?!]{0,40}\bfree(?: of charge)?|(?<!(?:when|how|where|why) )(?:do|must|will) (?:i|we) (?:have to |need to )?pay (?:for|any|anything|extra|the (?:\p{L}+ )?(?:postage|shipping|carriage|delivery|freight|returns?|fees?|charges?|costs?|customs|duty|duties|tax|taxes|vat|deposit|surcharge))/u,
    time: /how (?:often|long|soon|fast|quickly|many (?:working |business )?(?:days|weeks|months|hours|years|times))|when (?:will|do|does|can|is|are|should|would|may|exactly|at the latest|did)|by when|until when|since when|what (?:time|are your (?:opening )?hours|are the (?:opening )?hours)|(?:what|which) (?:days?|date|deadline)|opening (?:hours|times)|what is the deadline|(?:can|could|may) (?:i|we) still|(?:is it|am i|are we) too late|how much time/u,
    duration:
      /how (?:long|fast|many (?:working |business )?(?:days|weeks|months|hours|years))|how much time/u,
    measure:
      /how (?:tall|wide|high|deep|heavy|thick|big|large)|(?:what|which)\b[^.?!]{0,40}\b(?:dimensions?|measurements?|weight|height|width|depth|diameter|length|capacity|volume)|how much (?:does|do)\b[^.?!]{0,40}\bweigh/u,
    count:
      /how many(?! (?:working |business )?(?:days|weeks|months|hours|years|people|times))|how much (?:water|coffee|power|paint|salt|sugar|caffeine|food)/u,
    origin:
      /(?:in|from) (?:which|what) (?:country|place|town|region)|where (?:is|are|was|were|do|does)\b[^.?!]{0,60}\b(?:made|produced|manufactured|sewn|welded|built|grown|roasted|come from|from)|country of origin/u,
    way: /how (?:do|can|could|should|may) (?:i|we)(?! (?:see|tell|know|recogni[sz]e))|what (?:do|should|can|must|shall) (?:i|we) (?:have to |need to )?do|what now|what next/u,
    spot: /where (?:do|can|could|should|must|may) (?:i|we)|where is (?:my|the) (?:invoice|receipt|code|label)/u,
    code: /(?:colou?r|article|part|model|serial|item|product) ?-?(?:code|number)/u,
  },
  facts: {
    spots:
      /account|settings|page|website|site|app|menu|link|form|checkout|cart|basket|e-?mail|mail|write|contact|call|click|open|enter|under|inside|shop|store/u,
    steps:
      /you (?:can|may|must|should|will|get|find)|take|mail|keep|tell us|let us know|show|fill|please|simply|just|go to|visit|click|tap|press|hold|select|open|log in|sign in|use|contact|write|send|call|download|enter|follow|choose|add|ask|return|reply|via|through|online|by \p{L}+|with \p{L}+|can be \p{L}+/u,
    moments:
      /(?:mon|tues|wednes|thurs|fri|satur|sun)days?|every|once|twice|\d{1,4} times|today|tomorrow|immediately|at once|at any time|any time|overnight|january?|february?|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|winter|weekly|daily|monthly|as soon as|until|as long as|same day|(?:next|following) (?:day|morning|afternoon|evening|week|month|working day|business day)/u,
    freesOfCost:
      /you pay (?:no|nothing)|(?:postage|carriage|shipping|delivery|charges?|fees?|costs?) (?:falls?|drops?) away|we (?:bear|absorb|take over) (?:(?:the|all|any) )?(?:(?!no |neither )\p{L}+ )?(?:postage|carriage|shipping|charges?|fees?|costs?)/u,
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
return: return, send back, sent back, sending back, cannot come back, may come back, can come back, goes back, give it back, give them back, give this back, bring back, take back, ship back, withdraw, no longer want, don need, post back, posted back, posting back, mail back, mailed back, mailing back, shipping back, shipped back, taken back, taking back, took back, brought back, bringing back, hand back, hand it back, giving back, give back, go back to you, going back to you, it back to you, them back to you, this back to you, changed my mind, change my mind, changed your mind, change your mind, changes her mind, changes his mind, changed her mind, changed his mind, change of mind, change of heart, second thoughts, unwanted, not wanted, isn wanted, don want it, don want them, doesn want it, not what i expect, not what i was expect, not as expect, isn for me, not really for me, doesn suit, don suit, didn like, doesn like, not happy with, unhappy with, not keen on, not satisfied, isn right for me, not right for me, cooling off, cooling-off, right of withdrawal, rma, regret buying, bought by mistake, ordered by mistake, ordered too many, bought too many, ordered one too many, decide against, return postage, returns postage, return shipping, return cost, returns cost, cost of return, cost of the return, costs of return, costs of the return, cost to return, cost to send back, cost to post back, cost me to send back, cost me to return, cost of sending back, cost of posting back, cost of shipping back, pay for return, pay for the return, pay the return, pay return, pays for return, pays for the return, pays the return, pays return, pay to send back, pay to return, pay to post back, pay for sending back, pay for posting back, pay for it to go back, postage back, postage to send back, postage for return, postage for sending back, cost of the postage back, free return, free returns, returns free, return free, returning free, return for free, send it back for free, send back for free, send back free, charge for return, charge for sending back, charge me for return, return fee, return charge, return label free, free label, who pays the return, who pays when i send, who pays if i send, who covers the return, responsible for return, return at your own expense, return at our expense, return part, return some, return only some, return one of, return several, return just, keep the rest, keep some, keep the other, send some back, send one back, send just back, send part back, send only back, only part of order, part of an order, part of your order
refund: refund, money back, reimburs, pay back, paid back, repay, back my money, credited, my money, see the money, the money on, cash back, credit back, back on my card, back onto my card, back to my card, back on the card, back to the card, back in my account, back into my account, original payment method, original method of payment, original form of payment, original payment, payment back, get back what i paid, credit the card, credit your card, lose my money, lose the money, return my money, return the money, out of pocket, compensat
exchange: exchang, swap, trade, different size, other size, another size, larger size, bigger size, smaller size, instead of, rather than, swop, switch it for, switch them for, change it for, change them for, change this for, change these for, change that for
replacement: replac, new one, send another, substitut, resend, re-send, reship, re-ship, send me another, send a new, send me a new, send new, send out a new, send out another, another one sent, new part, fresh one, like-for-like, like for like
defect: defect, faulty, fault, malfunct, broke, stop work, stopped work, not work, doesn work, don work, isn work, died, dead, fails, won turn, silent, doesn turn, stopped charg, stopped turn, won charge, won start, won switch, won open, won close, won stay, won work, wont work, won go on, won come on, no longer work, not function, doesn function, not working, not turn on, not switch on, doesn start, doesn switch, doesn light, doesn charge, doesn open, doesn close, keeps stopping, keeps cutting, keeps turning off, keeps switching off, cuts out, cutting out, conked, on the blink, playing up, plays up, acting up, gave up, given up the, packed up after, seized, jammed, snapped, come apart, came apart, coming apart, fell apart, fallen apart, falls apart, falling apart, came off, comes off, coming off, fell off, fallen off, falling off, come loose, came loose, came undone, coming undone, came away, peeled, fraying, frayed, hole in, holes in, dodgy, duff, kaput, knackered, busted, useless, quality issue, quality problem, poor quality, flaw, imperfect, gone wrong, went wrong, goes wrong, going wrong, glitch, failed, fail, failure, breaks, break down, breaks down, material fault, manufacturing fault, wobbl
damage: damag, broken, smash, shatter, crack, in pieces, dent, scratch, torn, crushed, leak, bent, chipped, chip in, squashed, crumpled, battered, bashed, mangled, soaked, soaking wet, melted, burst, spilt in the, spilled in the, breakage, in bits, dinged, banged up, bad shape, bad state, bad condition, poor condition, terrible condition, in transit, during transport, transport damage, ripped open, torn open, tore, arrived open, wet through, wrecked, ruined, cracked, moldy, mold on, gone off, went off, rotten, spoil, stale, rancid, off taste, tastes off, tastes bad, tastes funny, smells off, smells bad, smells funny, wilted, dead on arriv, arrived dead, arrived mouldy
warranty: warrant, guarantee, still covered, is it covered, are they covered, is this covered, it covered, covered for, covered if, covered by, statutory right, consumer right, legal right, consumer law, conformity, stand behind, after-sales, aftersales
repair: repair, fix, mend, workshop, fixed, fixing, serviced, servicing, full service, service my, service it, service interval, overhaul, put right, put it right, put them right, refurbish, resole, re-sole, restor
wrong: wrong, incorrect, mix-up, mixed up, not what i order, instead of the, sent me the, different from, not ordered, not as describ, different one, different item, different product, not the one, not the right, isn the one, isn the right, wasn the one, isn what i order, wasn what i order, not as pictured, not as shown, not as advertis, doesn match, don match, mixup, muddle, someone else order, somebody else order, received instead, got instead, sent instead, arrived instead, picking error, order was for
missing: missing, incomplet, not includ, not inside, were inside, was not in, lacks, forgot to, came without, arrived without, not in the box, wasn in the, weren in the, isn in the, not in the parcel, not in the package, only got, only received, only arrived, only contained, half of my order, half my order, part of my order, not all of, nothing inside, empty box, box was empty, package was empty, parcel was empty, short deliver, isn there
cancel: cancel, stop my order, stop order, call off, revoke, undo, don want it any, don want anymore, don want my order, scrap my order, scrap the order, stop it being, stop it from, stop my, pull my order, back out of, pull out of, withdraw my order, void, terminat, get out of the order
change: chang, modif, edit, amend, alter, update, correct my, switch my, switch to, add another, add an item, add something, add one more, add to my order, remove from my order, remove an item, take off my order, take out of my order, typo, mistyped, spelled wrong, spelt wrong, rearrang, reschedul, put down the wrong, put in the wrong, amendment
address: address, moved, street, apartment, house number, postcode, zip code, moving house, move house, new house, new flat, flat number, postal code, post code, somewhere else, different place, to my work, to my office, to work instead, to our office, typed the wrong, entered the wrong, old house, relocat, live now, wrong house, my old flat
deliver: deliver, ship, dispatch, courier, carrier, arriv, send, sent, postal, when do you send, when do you ship, when do you post, when do you dispatch, when will you send, when will you ship, when will you post
parcel: parcel, package, shipment, box, packet, boxes, envelope, consignment
duration: how long, how many days, how fast, when will, when does, when do, how soon, business day, working day, take to, time frame, takes
late: late$, later than promis, later than expect, later than plann, later than announc, delay, overdue, not arriv, hasn arriv, hasn come, still wait, should have been, no sign, behind schedule, hasn turned up, not turned up, haven turned up, hasn shown up, not shown up, haven arriv, hasn been deliver, not been deliver, hasn reached, not reached me, stuck in transit, stuck at, stuck in, hasn moved, not moved since, hasn been updated, supposed to arrive, supposed to be here, meant to arrive, meant to be here, should be here by now, was due to arrive, was due on, yet to arrive, yet to turn up, yet to receive, taking ages, taking forever, taking so long, takes so long, held up at, held up in, longer than expect, longer than usual, longer than promis
lost: lost, disappear, vanish, never arriv, never came, never receiv, not receiv, didn receiv, gone missing, went missing, goes missing, go missing, astray, nowhere to be, parcel stolen, package stolen, order stolen, delivery stolen, stolen parcel, stolen package, stolen order, stolen from my door, stolen from my porch, stolen from the door, stolen from the porch, never turned up, never showed, never got, never made it, never deliver, non-deliver, not been receiv, hasn been receiv
track: track, where is, where it is, where they are, whereabouts, status, follow, where has, where have, follow my, keep an eye on, check on my order, any news on my, any update on my, update on my, what has happened to my, what happened to my, chase up, chase my, how far along, know when it ship, know when it has, see where
handed: handed over, marked deliver, shows deliver, says deliver, deliver status, delivered but, tracking says, app says, website says deliver, claims deliver, supposedly deliver, apparently deliver, was delivered according, delivered to the wrong
neighbour: neighbo, safe place, leave with, next door, someone else, at work, not home, not at home, front door, nobody home, nobody is home, nobody at home, nobody in, nobody is in, no one home, no one is home, no one at home, no one in, no one is in, noone, won be in, won be home, won be at home, not be in, not be home, not be at home, wasn home, wasn at home, wasn in when, weren in, weren home, am out when, out all day, out when, at the office, leave it outside, leave outside, left outside, left on the, leave it somewhere, left with, porch, shed, garage, concierge, reception desk, letterbox, letter box, missed the deliver, missed deliver, missed the courier, missed the driver, missed the postman, missed my deliver, missed a deliver, redeliver, re-deliver, deliver attempt, attempt to deliver, attempted deliver, attempts to deliver, attempt deliver, second attempt, try again, tries again, card through, sorry we missed, failed deliver
pickup: pick up, pickup, collect, parcel shop, locker, click and collect, picked up, picking up, pick it up, fetch, in person, come and get, come by, come round, drop by, stop by, swing by, pop in, pop round, pop by, pop over, call round, access point, pick-up point, drop-off point, self-collect, collect in store, packstation, save on postage, save the postage
express: express, overnight, next day, next-day, faster, urgent, priority, expedit, tomorrow, quick, in a hurry, in a rush, rush order, rush deliver, rush my, quickest, fastest, speed up, speedy, same day deliver, same-day deliver, special deliver, next working day, next business day, need it by, need them by, here by, sooner, premium deliver, timed deliver, last minute
shipping-cost: shipping cost, postage, delivery cost, delivery fee, shipping fee, shipping charge, delivery charge, shipping rate, pay ship, freight, cost to ship, cost to send, cost to post, cost of shipping, cost of delivery, charge to post, charge to send, charge for delivery
cost: cost, price, fee, charge, how much, expens, dollar, euro, who pay, pays, you pay, pay for, at your expense, at your own expense, at our expense, at my expense, at my own expense, have to pay, do i pay, would i pay, will i pay, to pay, set me back, foot the bill, pay the bill, cover the cost, cover the postage, bear the cost, bears the cost, pricey, tariff, charged, quid, bucks, gbp, usd, quote, quotation, cost estimate, price estimate, estimate of, estimate for, rough price, rough idea, ballpark, ball park, how much would it be, how much would you charge, how much would it cost to
free: free, gratis, no charge, no cost, without cost, without charge, complimentary, on the house, nothing to pay, no fee, no extra, no additional, don charge, not charge, doesn cost, cost anything, costs nothing, cost me anything, at no extra, at no additional, at no cost, included in the price, waive, thrown in, we cover the cost, we pay the, we pay for, at our expense, at our cost
minimum: minimum, orders over, order over, orders above, spend, threshold, minimum order, least i can spend, smallest order, small order, order value, order total, basket value, basket total, total of over, total over, total above, qualify for free, qualif free, get free deliver, get free ship, get free post, before delivery is free, before shipping is free, before postage is free, over what amount, from what amount, above what amount, reach free, orders from, order of or more, orders of or more, order of at least, orders of at least, order is over, order is above, order comes to, purchases over, purchases above, orders under, orders below, order below, moq
abroad: abroad, international, overseas, foreign, outside the, worldwide, other countr, which countr, countries, another country, other country, different country, ship outside, outside of the, non-eu, the eu, cross-border, continent
customs: custom dut, customs, duty, duties, border, brokerage, import dut, import tax, import charge, import fee, import vat, importation, imported, clearance fee, customs clearance, brexit, ddp, extra taxes, any taxes, taxes and dut, held at the border, tariff
tax: vat, tax, sales tax, gst, tax free, tax-free, ex vat, net price
invoice: invoice, bill, receipt, accounting, without receipt, without a receipt, without the receipt, without my receipt, lost the receipt, lost my receipt, no receipt, don have the receipt, don have a receipt, don have my receipt, haven got the receipt, haven got a receipt, threw away the receipt, thrown away the receipt, threw the receipt, can find the receipt, proof of purchase, proof of your purchase, proof of buy, original receipt, purchase receipt, sales receipt, gift receipt, proforma, pro forma, pro-forma, for my expenses, accountant, bookkeep, vat number, made out to, company name on, billing address, tax purposes
payment: payment, cash, pay by, pay with, pay on, paying, credit card, debit card, paypal, apple pay, google pay, klarna, visa, mastercard, bank transfer, amex, american express, maestro, contactless, cheque, money order, pay in, pay via, pay through, pay using, pay cash, payable, payment method, way to pay, ways to pay, shop pay, amazon pay, afterpay, clearpay, bitcoin, crypto, direct debit, take card, take cards, accept card, accept cards, bacs, wire transfer, sepa, pay on account, cash on delivery, pay on arriv, pay on collect, card payment, pay on delivery, pay when it arriv, pay when it come, pay when i receiv, pay the courier, pay the driver, pay at the door, deposit, down payment, pay half, upfront, up front, in advance, prepay, pre-pay, payment first, pay beforehand, charge my card, charge your card, charged my card, card be charged, card charged, card is charged, money taken, take the money, take my money, take payment, taken from my account, taken out of my account, debit my, debited, when do i pay, when will i be charged, when am i charged, when do you charge, when is payment, payment taken, payment is taken
declined: declin, reject, payment fail, not accept, go through, didn work, keeps failing, card fails, card failed, card doesn work, card isn work, card won, won take my card, won let me pay, doesn let me pay
twice: twice, two times, double, duplicat, second time, charged again, billed twice, charged two, paid twice, paid two times, took the money two, taken twice, duplicate
fraud: recogni, unauthori, fraud, suspicious, scam, hacked, didn order, never ordered, not order this, don recogni, phishing, someone used my, genuine email, is this really from you
discount: discount, coupon, promo, cheaper, special offer, anything off, money off, percent off, reduction, voucher, discount code, code, knock off, knock it off, welcome code, promo code, voucher code, offer code, per cent off, haggle, cashback, do me a deal, two codes, two vouchers, two discount, more than one code, more than one voucher, more than one discount, more than one coupon, use both codes, several vouchers, several codes, several discount, multiple codes, multiple vouchers, multiple discount, one code per, one voucher per, one discount per, only one code, only one voucher, only one discount, conjunction, be combined, combine discount, combine code, combine voucher, together with other offer, with other offer, with any other offer, on top of the sale, with other discount, on sale items as well, code doesn work, code isn work, code not work, code won work, code didn work, voucher doesn work, voucher not work, coupon not work, coupon doesn work, code invalid, code is invalid, code rejected, code not accept, won accept code, won take code, won let me use code, forgot to enter code, forgot to use code, forgot to add code, forgot my code, forgot the code, forgot code, add code afterwards, apply code afterwards, apply the discount afterwards, retrospective, retroactive, after ordering, after you have ordered, after the order has been placed
gift-card: gift card, gift voucher, gift certificate, gift token, voucher, gift cheque, e-gift, egift, gift code, gift credit, remaining balance, left on my voucher, left on my card, left on my gift, left on the voucher, left on the card, left on the gift, rest of the voucher, remaining value, remaining amount, remainder, use part of voucher, use part of my gift, use only part, spend all at once, spend it all, spend the rest, what is left on, whole voucher, spend in one, used in several, use in several, in several purchase
gift: gift, present, birthday, wrap, wrapped, wrapping, christening, wedding, anniversary, surprise, gift wrap, giftwrap, gift-wrap, wrap it, wrap them, wrap the, wrapped up, wrapped as, gift box, gift bag, ribbon, bow on, gift message, gift note, greeting card, greetings card, personal message, personal note, little note, short note, write a note, include a note, add a note, put a note, handwritten note, handwritten card, handwritten, write a message, include a message, add a message, put a message, enclose a, card with it, card inside, note inside, message inside, few words, message to the recipient, card in with, received as a gift, got it as a gift, got as a gift, given as a gift, was a gift, was given, got it as a present, got as a present, was a present, given as a present, gift recipient, somebody bought it for me, someone bought it for me, bought for me, recipient of
price-match: price match, cheaper elsewhere, lower price, elsewhere, price difference, price adjust, price drop, price guarantee, beat the price, beat price, match the price, match price, same price, found it cheaper, seen it cheaper, saw it cheaper, cheaper at, cheaper on, cheaper somewhere, price has dropped, price went down, price dropped, gone down in price, came down in price, now cheaper, reduced since, reduced after, lower now, on sale now, refund the difference
stock: in stock, out of stock, availability, is availab, are availab, still availab, availab again, sold out, restock, reserve, put aside, do you have, do you still have, have you got, be back, come back in, have again, back in stock, coming back in, be back in, back in again, run out of, ran out, back order, back-order, backorder, on back order, get more in, getting more, more in stock, more coming, any left, some left, one left, unavailab, no longer make, no longer sell, new stock, replenish, re-stock, notify me, waiting list, waitlist, next batch, next shipment, coming back, in again, available again, gone from your, sold-out, get hold of one, get one in
size: size, too small, too large, too big, too tight, fits, fit, bigger, smaller, larger, measure, waist, chest, come up small, comes up small, come up big, comes up big, come up large, runs small, run small, runs large, run large, sizing, narrow, wide fit, size guide, size chart, size table, measuring guide, true to size, comes up large, between sizes, between two sizes, in between sizes, in-between, what size, which size, know my size, find my size, right size, my size, size am i, size to get, size to order, size to choose, choose the larger, take the larger, snug, generous fit, measure yourself, measure my
colour: colour, color, shade, red, blue, green, black, white, yellow, pink, brown, grey
material: material, fabric, cotton, wool, leather, made of, polyester, linen, silk, merino, wood
care: wash, clean, iron, tumble, dry, care, laundry, maintain, detergent, look after, looking after, take care of, taking care of, care for, caring for, care instruct, care guide, care tips, maintenance, upkeep, keep it looking, keep it nice, keep it in good, keep them in good, make it last, how to clean, how do i clean, how should i clean, how do you clean, clean it, clean them, get it clean, cleaning, polish, descal
custom-made: personali, custom-made, customi, engrav, printed, made to order, made-to-order, bespoke, monogram, name on, initials, my name, embroider, inscri, dedicat, cut to size, cut to length, made for me, made for you, one-off, own design, my own design, your own design, tailor-made, tailor made, special order, specially ordered, specially made, made especially, custom order, custom size, custom$, own text, own photo, own logo, our logo, my logo, company logo, individual order
sale: on sale, sale item, clearance, outlet, final sale, reduced, discounted item, on offer, black friday, half price, half-price, marked down, in the sale, sale price, end of line, last chance, sales item
hygiene: underwear, lingerie, swimwear, hygien, cosmetic, earring, opened, sealed, seal, intimate, unsealed, broke the seal, broken seal, break the seal, open the box, open the packet, opened the box, opened the packet, unwrapped
condition: unused, unworn, worn, wore, used, tried, tag, original packag, original box, like new, the condition, good condition, same condition, perfect condition, original condition, new condition, saleable condition, resaleable condition, condition you, condition as, condition of the, without the box, without packag, without the packag, without its box, thrown away the box, threw away the box, thrown the box, threw the box, throw away the box, thrown out the box, threw out the box, chucked the box, binned the box, bin the box, no box, no longer have the box, don have the box, haven got the box, lost the box, recycled the box, keep the box, thrown away the packag, threw away the packag, thrown the packag, threw the packag, packaging it came in, box it came in, box they came in, own box
label: label, return slip, return form, return portal, print label, printed label, print return, qr code, prepaid, pre-paid, returns form, printer, print it out, print out
store-credit: store credit, shop credit, credit note, instead of the money, credit instead, credit to my account, voucher instead of, credit with you, credit in your
deduction: deduct, partial, part of the, restocking fee, only part, kept back, less than the full, less than full, less than i paid, keep a percent, keep a part, full refund, refund in full, refunded in full, all my money, loss of value, loss in value, diminished value, handling fee, reduce the refund, reduce your refund, take off the refund, take money off, taken off my refund, partial refund, part refund, knock something off, knock a bit off, knock some off, some money back, some of my money
subscription: subscri, plans, my plan, your plan, monthly plan, membership, recurring
pause: pause, on hold, suspend, skip, freeze subscri, freeze plan, freeze member
renew: renew, automatic, charged again, next month, end of the
annual: annual, yearly, whole year, per year
account: account, login, log in, sign in, sign up, register, profile, log on, logon, log back in, get into my account, my details, user name, username, guest checkout, as a guest, without an account, without account, without register, create an account, set up an account, delete my account, close my account, guest order, without having an account, without signing up, need an account, need to register, have to register, have to create, need to create, have to sign up, need to sign up, have to open an account
password: password, passcode, locked out, forgot my login, reset link, reset my, forgotten my, can remember my
newsletter: newsletter, unsubscrib, mailing list, marketing, opt out, opt-out, stop emailing, stop sending me, stop the email, take me off, off your list, off the list, off your mailing, remove me, too many email, too many mails, junk mail, spam
privacy: privacy, personal data, my data, gdpr, data protect, delete my, cookies, sell my data, share my data, pass on my, store my data, keep my data, hold on me, hold about me, information about me, third part
contact: contact, phone, call, reach you, speak to, talk to, hotline, live chat, customer service, ring you, give you a ring, give you a call, telephone, get hold of, get in touch, in touch with, whatsapp, email you, write to you, who do i speak, who do i contact, real person, a human, helpline, customer care, support team, call centre, call center, call back, callback, get through to, message you, ring up
hours: opening hour, opening time, open on, open from, is open, are open, open every, you open on, we open on, you open at, we open at, o clock, closed on, business hour, our hours, your hours, the hours, hours are, what hours, shop hours, store hours, office hours, phone hours, working hours, opening, are you open, you open until, you open till, you open late, you open today, you open tomorrow, do you open, do you close, when are you open, open till, open until, open late, open today, open tomorrow, closing time, close at, closes at, close on, closed between, time do you shut, time do you open, time do you close, lines are open, lunch break, bank holiday, monday to, mon to fri, weekdays from, weekdays between, weekdays until, on weekdays
weekend: weekend, saturday, sunday, holiday, bank holiday, public holiday, weekends
shop: showroom, physical store, your store, local store, branch, in-store, brick, do you have shop, do you have store, do you have branch, bricks and mortar, high street, real shop, actual shop, nearest shop, nearest store, have a shop, have a store
christmas: christmas, holiday season, festive, xmas
signature: signatur, sign for, signed for, need to sign, have to sign, sign when, sign on deliver, sign upon deliver, someone to sign, somebody to sign, sign it for
po-box: po box, p.o, post office box, packstation, bfpo, apo address, fpo, military address
combine: combin, together, one parcel, same parcel, merge, two orders, same box, one box, in one package, in one shipment, one shipment, one delivery, same delivery, single parcel, single shipment, single delivery, add to my order, added to my order, add to my existing, add to an existing, tag on, tack on, put in with, send with my other, send with my order, all in one, in one go, both orders, pay postage twice, pay shipping twice, pay delivery twice, consolidat, one postage
split: multiple, several parcel, two parcel, two tracking, separate, partial ship, split, part deliver, in two deliver, in stages, different parcels, more than one parcel, more than one package, more than one box, more than one shipment, separate parcel, separate deliver, separate shipment, sent separately, arrive separately, ship separately, come separately, rest of my order, rest of the order, remaining item, rest to follow, rest later
wholesale: wholesal, resell, bulk, large quantit, business customer, trade, b2b, trade account, trade price, trade discount, trade customer, business account, company account, company order, business order, for our company, for my company, for our office, for my shop, for my business, stockist, reseller, distributor, volume discount, quantity discount, larger quantit, bigger quantit, big quantit, school order, corporate, buy lots, by the case, pallet, buy in bulk
assembly: assembl, instruction, manual, set up, install, put together, flat pack, flat-pack, build it, put it up, screws, tools, allen key, self-assembly, user guide, diagram, set it up
battery: battery, charger, charging, recharg, fully charg, single charge, charge it, charge them, charge the battery, playback, power
water: waterproof, water, rain, swim, splash, submer, ipx, water resist, water-resist, water proof, shower with, shower in, in the shower, swimming, get wet, gets wet, getting wet, got wet, in the rain, rainproof, in the pool, in the sea, in the bath, dive, diving, underwater, under water, atm, wash my hands, washing up
connect: connect, bluetooth, compatib, wifi, works with, fit to, pair with, pair it, pair them, pairing, pairs with
dimension: dimension, weigh, height, width, how tall, how wide, how heavy, how big, centimet, capacity, litre, diameter, sturdy, how deep, how long is, how thick, measurements, dimensions, weight, length, depth, thickness, inches, how many litres, how heavy are, how long are they, volume, circumference, how big are, how much does weigh, how large
ingredient: ingredient, allerg, vegan, vegetarian, gluten, lactose, nut, contain, sugar
shelf-life: best before, keep for, keeps for, shelf life, expir, keep fresh, store it, storage, how long does it keep, fresh, any good, still good, go off, goes off, going off, gone off, use by, use-by, sell by, sell-by, out of date, how long does it last, how long will it last, how long do they last, how long will they last, does it keep, do they keep, will it keep, will they keep, past its best, past its date, best by, bbe, once open, after opening, keep once, stays fresh, stay fresh, keeps well, still ok to, still okay to, still usable, still use it, fridge, refrigerat, cool place, dry place, room temperature, airtight, cupboard, storing, keep it in, keep them in, stored, where should i keep, where do i keep, how should i keep, how do i keep
food: food, perish, flower, coffee, tea, chocolate
eco: sustainab, recycl, environment, eco, plastic, climate, carbon, organic, climate-neutral, biodegrad, compost, carbon-neutral, footprint, ethical, plastic-free, planet
certified: certif, fair trade, mulesing, tested
preorder: pre-order, preorder, release, pre order, not out yet, coming out, come out, comes out, launch, available from, order in advance, order ahead
spare: spare, accessor, replacement part, parts, spares, refill, cartridge, buy just the, order just the, replace just the, individual part, single part, separate part
disposal: dispos, old device, take away old, take-back, scrap, get rid of my old, get rid of the old, get rid of old, throw away the old, throw out the old, throw old, bin the old, one away, weee, electrical waste, household waste, landfill, hand in old, hand in used, recycl old
student: student, pupil, teacher, university, college, nhs, key worker, senior, pensioner, military discount, veteran, blue light, over sixty, armed force
loyalty: loyal, points, bonus, reward, club, member, stamp card, loyalty card, returning customer, regular customer, existing customer, repeat customer, rewards, membership
confirmation: confirm, did it go through, did my order go through, order go through, order has gone through, order went through, acknowledg, got my order, get my order, received my order, no email
processing: process, pack, prepar, handling, leave your warehouse, leaves our warehouse, leave our warehouse, ready to ship, being prepared, still processing, hasn been sent yet, before it leaves, make up order, picked and packed, dispatch time, despatch time, dispatched within, shipped within, ship within, posted within, sent the same day, ships the same day, dispatched the same day, leaves us, when do you send, when do you ship, when do you post, when do you dispatch, when will you send, when will you ship, when will you post
cutoff: cutoff, cut-off, order by, last day, before noon, by when, placed before, in time for, time do i have to order, time do i need to order, when do i need to order, when do i have to order, when must i order, latest i can order, latest time to order, latest day to order, last day to order, last date to order, order before, ordered before, orders before, ordering before, order it before, order today, order now, last order, last post, received before, received by, placed by, by noon, by midday, before midday, before lunch, after lunch, still catch, catch the post, in time to get
guarantee-date: guarantee, promise, estimat, certain day, specific date, chosen day, on a certain, for certain, for sure, definitely arrive, definitely be here, exact day, exact date, be sure it arriv, be sure it will, rely on
refuse: refus, unclaimed, not picked up, undeliver, return to sender, don collect it, didn collect, not collected, uncollected, sent back to you, came back to you, comes back to us, come back to us, returned to us by
deadline: deadline, within, period, too late, days after, day window, days from, time limit, how long do i have, how long can, how long may, until when, how many days do i have, how much time do i have, how long have i got, how long have i to, how long do we have, still in time, still time, missed the deadline, missed the window, over the limit, just over, past the, late return, outside the return, return window, returns window, time frame, months ago, weeks ago
proof: proof, photo, picture, evidence, without receipt, without a receipt, without the receipt, without my receipt, lost the receipt, lost my receipt, no receipt, don have the receipt, don have a receipt, don have my receipt, haven got the receipt, haven got a receipt, threw away the receipt, thrown away the receipt, threw the receipt, can find the receipt, proof of purchase, proof of your purchase, proof of buy, original receipt, purchase receipt, sales receipt, gift receipt, pictures, image, video, pics, pic of, snapshot, photograph, show you
instalment: pay later, monthly pay, instalment, installment, pay in rates, spread the cost, spread the payment, spread it over, pay over, pay monthly, pay in three, pay in 3, pay in parts, pay in stages, pay bit by bit, finance, financing, credit plan, payment plan, interest free, interest-free, buy now, split the payment, split payment, split the cost, monthly rate
order: order, purchas, bought, buy, place an order, placing an order, shopping cart, shopping basket, in my basket, in my cart, my cart, in the basket, put in basket, checkout
money: money, amount, funds, bank account
bank: bank, transfer, iban
valid: valid, expire, redeem, works no, still valid, still use my, still use the, use it by, use them by, expiry, good for how, how long good for, how long is good, good until, last day to use, old voucher, old code, runs out, run out of time, valid for, valid until, no expiry
self-inflicted: dropped, spill, own fault, accident, wear and tear, misuse, my fault, my own fault, own stupid, own clumsi, fell off the table, knocked over, knocked it, knocked off the, sat on it, stood on it, trod on, chewed, accidental, misused, improper use, improper, normal wear, ran over, shrunk, shrank, slipped out of, slipped through, clumsy, neglect, mishandl, incorrect use, mistreat
insurance: insur
download: download, digital, licence, license
update: update, firmware, software, app
share: share, family, household, use my login, use my account, use my password
offline: offline, without internet, no internet
region: region, countr, licens
sample: sample, swatch, test, tester, trial size, taster, offcut, try a small, small piece of
age: age, children, kids, baby, years old, suitable age, year old, month old, toddler, babies, teenager, under eighteen, under 18, over 18, adult, how old, id check, proof of age, age check, age limit, age verif
bicycle: bicycle, bike
holder: manufactur, maker, producer, brand of, what brand, which brand, brands, branded
delivery-day: choose a day, chosen day, delivery date, time slot, appointment, evening
large: oversiz, bulky, heavy, large item
sell: do you sell, do you stock, do you make, do you carry, also sell, in your range, assortment, catalog, brochure, leaflet, second hand, second-hand, deal in, in your shop, supply, got any, have you any
job: job, hire, hiring, vacanc, internship, apprentic, work for you, work in your, employ, career, trainee, looking for somebody, looking for staff, looking for people, interns
visit: tour, guided, come and see, visit your, see your workshop, see the workshop, come by, come round, drop by, stop by, swing by, pop in, pop round, pop by, pop over, come in and look, come and look, have a look around, look around, browse in person, see it in person, see them in person, see in real life
cooperate: sponsor, donat, charit, raffle, fundrais, support our, blog, influenc, collaborat, work together, interview, charity, affiliate, ambassador, prize, youtube, instagram, tiktok, free product, feature your, press kit, partnership, partner with, good cause
advice: which of, which one, best for, goes best, which size should, which size do, which size fits, which colour should, which colour do, compare, do you recommend, would you recommend, can you recommend, could you recommend, is better, makes better, what size should, what size do
origin: where are made, who made, designer, where do come from, where is made, where were made, where are sewn, where do you produce, who painted, who designed
accessible: wheelchair, accessib, disabled, step-free, step free, mobility, ramp
course: course, lesson, training, class$, classes, workshop place, tutorial, lessons, teach, learn to, beginner
trade-in: trade in, trade-in, part exchange, buy used, buy back, take my old, sell you my
pet: dog, cat, pet, puppy, animal
redelivery: missed the deliver, missed deliver, missed the courier, missed the driver, missed the postman, missed my deliver, missed a deliver, redeliver, re-deliver, deliver attempt, attempt to deliver, attempted deliver, attempts to deliver, attempt deliver, second attempt, try again, tries again, card through, sorry we missed, failed deliver
remote: highland, islands, isle of, channel island, offshore, remote area, remote region, remote location, remote postcode, hawaii, alaska, scottish, northern ireland, outlying
hold: hold my, hold it, hold them, hold on to, hold onto, holding my, holding it, hold the order, hold your, hold an order, hold order, hold parcel, hold off, hang on to, hang onto, keep it until, keep it till, keep my order, keep my parcel, keep it for me, keep them for me, keep hold, keep your order, keep your parcel, keep it at yours, put aside, put by, put one aside, put it aside, set aside, put to one side, save one for, save me one, save it for me, delay sending, delay shipping, delay my, delay dispatch, delay the deliver, send it later, ship it later, send later, ship later, post it later, deliver later, dispatch later, later date, later dispatch, later deliver, don send it yet, don send it until, don ship it until, don post it until, not send it until, not ship it until, wait with, wait before sending, wait before you send, postpone, while i am away, while we are away, until i am back, till i am back, until i get back, till i get back, until we get back, when i get back from, on holiday, on vacation, away for, going away, storing your order, store your order, lay away, layaway, lay-away, reserv, earmark
upstairs: upstairs, carry it up, carry up, carried up, carry it in, stairs, room of choice, room of your choice, kerbside, curbside, second floor, third floor, fourth floor, first floor, top floor, fifth floor, bring it inside, bring it into, two-man, two man, two person deliver
spoiled: moldy, mold on, gone off, went off, rotten, spoil, stale, rancid, off taste, tastes off, tastes bad, tastes funny, smells off, smells bad, smells funny, wilted, dead on arriv, arrived dead, arrived mouldy
original-box: original packag, original box, without the box, without packag, without the packag, without its box, thrown away the box, threw away the box, thrown the box, threw the box, throw away the box, thrown out the box, threw out the box, chucked the box, binned the box, bin the box, no box, no longer have the box, don have the box, haven got the box, lost the box, recycled the box, keep the box, thrown away the packag, threw away the packag, thrown the packag, threw the packag, packaging it came in, box it came in, box they came in, own box
return-cost: return postage, returns postage, return shipping, return cost, returns cost, cost of return, cost of the return, costs of return, costs of the return, cost to return, cost to send back, cost to post back, cost me to send back, cost me to return, cost of sending back, cost of posting back, cost of shipping back, pay for return, pay for the return, pay the return, pay return, pays for return, pays for the return, pays the return, pays return, pay to send back, pay to return, pay to post back, pay for sending back, pay for posting back, pay for it to go back, postage back, shipping back, postage to send back, postage for return, postage for sending back, cost of the postage back, free return, free returns, returns free, return free, returning free, return for free, send it back for free, send back for free, send back free, charge for return, charge for sending back, charge me for return, return fee, return charge, return label free, free label, who pays the return, who pays when i send, who pays if i send, who covers the return, responsible for return, return at your own expense, return at our expense
no-receipt: without receipt, without a receipt, without the receipt, without my receipt, lost the receipt, lost my receipt, no receipt, don have the receipt, don have a receipt, don have my receipt, haven got the receipt, haven got a receipt, threw away the receipt, thrown away the receipt, threw the receipt, can find the receipt, proof of purchase, proof of your purchase, proof of buy, original receipt, purchase receipt, sales receipt, gift receipt
partial-return: return part, return some, return only some, return one of, return several, return just, keep the rest, keep some, keep the other, send some back, send one back, send just back, send part back, send only back, only part of order, part of an order, part of your order
coverage: not covered, isn covered, aren covered, what is covered, what does it cover, what does the warranty cover, what does the guarantee cover, what covers, doesn cover, does not cover, don cover, do not cover, excluded, exclusion, excludes, cover damage, cover accident
lifespan: lifespan, life span, life expectancy, service life, durab, long-lasting, hard-wearing, hardwearing, last for years, how long will it last, how long should it last, how long do they last, how many years
amex: amex, american express
cheque: cheque, cheques, pay by check, by check, checks
wire: bank transfer, wire transfer, wire the money, wire, bacs, transfer the money, transfer money, pay by transfer, direct transfer, sepa
cash-on-delivery: cash on delivery, pay on delivery, pay when it arriv, pay when it come, pay when i receiv, pay the courier, pay the driver, pay at the door
deposit: deposit, down payment, pay half, upfront, up front, in advance, prepay, pre-pay, payment first, pay beforehand
charge-time: charge my card, charge your card, charged my card, card be charged, card charged, card is charged, money taken, take the money, take my money, take payment, taken from my account, taken out of my account, debit my, debited, when do i pay, when will i be charged, when am i charged, when do you charge, when is payment, payment taken, payment is taken
multiple-codes: two codes, two vouchers, two discount, more than one code, more than one voucher, more than one discount, more than one coupon, use both codes, several vouchers, several codes, several discount, multiple codes, multiple vouchers, multiple discount, one code per, one voucher per, one discount per, only one code, only one voucher, only one discount, conjunction, be combined, combine discount, combine code, combine voucher, together with other offer, with other offer, with any other offer, on top of the sale, with other discount, on sale items as well
code-problem: code doesn work, code isn work, code not work, code won work, code didn work, voucher doesn work, voucher not work, coupon not work, coupon doesn work, code invalid, code is invalid, code rejected, code not accept, won accept code, won take code, won let me use code, forgot to enter code, forgot to use code, forgot to add code, forgot my code, forgot the code, forgot code, add code afterwards, apply code afterwards, apply the discount afterwards, retrospective, retroactive, after ordering, after you have ordered, after the order has been placed
referral: refer a friend, referral, recommend a friend, introduce a friend, bring a friend, told a friend, friend order
balance: remaining balance, left on my voucher, left on my card, left on my gift, left on the voucher, left on the card, left on the gift, rest of the voucher, remaining value, remaining amount, remainder, use part of voucher, use part of my gift, use only part, spend all at once, spend it all, spend the rest, what is left on, whole voucher, spend in one, used in several, use in several, in several purchase
overcharge: overcharg, charged too much, charged more, paid too much, wrong price, wrong amount, different price, price went up, price is higher, price error, pricing error, price mistake, more than advertis, more than it said
currency: currency, currencies, in pounds, in euros, in dollars, exchange rate
quote: quote, quotation, cost estimate, price estimate, estimate of, estimate for, rough price, rough idea, ballpark, ball park, how much would it be, how much would you charge, how much would it cost to
secure: secure, security, safe to pay, safe to use my card, safe to enter my, encrypt, card details, store my card, save my card
gift-wrap: gift wrap, giftwrap, gift-wrap, wrap it, wrap them, wrap the, wrapped up, wrapped as, wrapping, gift box, gift bag, ribbon, bow on, wrap
gift-message: gift message, gift note, greeting card, greetings card, personal message, personal note, little note, short note, write a note, include a note, add a note, put a note, handwritten note, handwritten card, handwritten, write a message, include a message, add a message, put a message, enclose a, card with it, card inside, note inside, message inside, few words, message to the recipient, card in with
no-price: no price, without price, without the price, without prices, without any price, hide the price, price hidden, see the price, see how much, price on the, price shown, prices shown, price in the, prices in the, invoice in the box, invoice in the parcel, invoice in the package, invoice not in, packing slip, delivery note, leave out the invoice, without the invoice, without invoice, straight to the recipient, straight to my friend, direct to the recipient, directly to the recipient, send it to a friend, send to someone else, to a different person, as a surprise
gift-return: received as a gift, got it as a gift, got as a gift, given as a gift, was a gift, was given, got it as a present, got as a present, was a present, given as a present, gift recipient, somebody bought it for me, someone bought it for me, bought for me, recipient of
notify: notify me, notified, waiting list, waitlist, wait list, let me know when, let you know when, tell me when it, tell me when they, email me when, message me when, email you when, alert, notification, remind me
sizing: sizing, size guide, size chart, size table, measuring guide, true to size, come up small, comes up small, come up big, comes up big, come up large, comes up large, run small, runs small, run large, runs large, between sizes, between two sizes, in between sizes, in-between, what size, which size, know my size, find my size, right size, my size, size am i, size to get, size to order, size to choose, choose the larger, take the larger, snug, generous fit, measure yourself, measure my
try-on: try on, try it on, try them on, tried on, tried it on, trying on, try before, trying before, try at home, try it at home, try it out, try them out, try out, tried it out, test it at home, handle it, see it before, see before i buy, look at it before, test it before, test drive, demo
colour-differ: different from the picture, different from the photo, different than the picture, look different, looks different, colour differ, color differ, colours differ, colours may, colour may, on screen, on your screen, on my screen, true to life, differ from, shade differ
upkeep: look after, looking after, take care of, taking care of, care for, caring for, care instruct, care guide, care tips, maintain, maintenance, upkeep, keep it looking, keep it nice, keep it in good, keep them in good, make it last, how to clean, how do i clean, how should i clean, how do you clean, clean it, clean them, get it clean, cleaning, polish, descal
dishwasher: dishwasher, dish washer
seconds: ex-display, ex display, display model, b-stock, b-grade, factory second, refurb, pre-owned, preowned, pre-loved, second-hand, second hand, open box, open-box, used item, used one, slightly imperfect, seconds sale
guest: as a guest, guest checkout, guest order, without an account, without account, without having an account, without register, without signing up, need an account, need to register, have to register, have to create, need to create, have to sign up, need to sign up, have to open an account
unsubscribe: unsubscrib, opt out, opt-out, stop emailing, stop sending me, stop the email, take me off, off your list, off the list, off your mailing, remove me, too many email, too many mails, mailing list, junk mail, spam
response-time: response time, respond within, reply within, answer within, replies within, answer email, answer all email, reply to email, reply to all, reply to every, respond to email, hear back, hear from you, how quickly do you reply, how quickly do you answer, how fast do you reply, how fast do you answer, how long to reply, how long to answer, no one replies, nobody replies, nobody answers, no one answers, no reply, no response, no answer, haven heard, not heard, haven replied, get back to me, got back to me, get back to you, haven had a reply, ignor
complaint: complain, complaint, escalate, manager, ombudsman, dispute, poor service, terrible service, awful service, arbitration, mediation
location: where are you, located, where are you based, based in, find you, directions, nearest, how do i get to you, get to your shop, get to your store, your address, address of your, which town, which city, where is your, where can i find you
parking: parking, car park, park my, park nearby, park the car, park outside, park in front
appointment: appointment, book a time, book a slot, book an, turn up unannounced, just turn up, walk in, walk-in
water-resist: water resist, water-resist, waterproof, water proof, shower with, shower in, in the shower, swim, swimming, get wet, gets wet, getting wet, got wet, in the rain, rainproof, in the pool, in the sea, in the bath, dive, diving, underwater, under water, submer, splash, atm, wash my hands, washing up
compatible: compatib, fit my, fits my, fit on my, fits on my, fit onto my, fit a, work with, works with, working with, works on, work on my, go with my, goes with my, go on my, right for my, right one for my, match my, interchangeable, universal, suit my, suitable for my, will fit
gluten: gluten, coeliac, celiac, wheat
dairy: lactose, dairy, milk
vegan: vegan, plant-based, plant based, animal product, animal-free
halal: halal, kosher
packaging: packag material, packing material, packing paper, plastic-free, plastic free, padding, bubble wrap, styrofoam, polystyrene, packing peanuts, cardboard, excess packag, overpackag, how do you pack, how is it packed, how are they packed, how are packed, well packed, packed well, packed safely, packed securely, packed in, pack everything, discreet, plain box, plain packag, plain parcel, unmarked, neutral packag, neutral box, no logo, without your logo, see what is inside, see what inside, know what is inside
discreet: discreet, plain box, plain packag, plain parcel, unmarked, neutral packag, neutral box, no logo, without your logo, see what is inside, see what inside, know what is inside
ethical: ethical, ethically, responsibly, sourced, sourcing, fair trade, fairtrade, working condition, child labour, animal test, cruelty
separately: separately, on its own, on their own, by itself, individually, individual, singly, single one, single ones, buy just the, order just the, buy only the, order only the, get just the, just the lid, just buy, loose
lend: lend, loan, borrow, rent, rental, hire a, hire one, hire it, hire them, hiring a, for hire, to hire, lease, courtesy
checkout: checkout, check out, cart, trolley, shopping bag, how do i order, how can i order, how to order, place an order, placing an order, place my order, complete my order, complete the order, finish my order, order form, order online, order through the website
order-phone: order by phone, order by email, order by mail, order over the phone, order by telephone, orders by phone, orders by email, orders over the phone, orders by telephone, order by post, order by letter, phone order, telephone order, phone in my order, phone through, ring up and order, order without internet, order via email, order via phone, place an order by phone, place an order over
order-limit: limit per, maximum per, max per, how many can i, as many as i, per customer, per person, per household, maximum order, maximum quantity, more than per
load: maximum weight, weight limit, max load, maximum load, load capacity, how much weight, take the weight, take my weight, weigh up to, hold my weight`,
}
