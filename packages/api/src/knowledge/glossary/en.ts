/** The English glossary: the words of customers and shops for each concept. */
export const english = `
return: return, send back, sent back, sending back, cannot come back, may come back, can come back, goes back, give it back, give them back, give this back, bring back, take back, ship back, withdraw, no longer want, don need
refund: refund, money back, reimburs, pay back, paid back, repay, back my money, credited
exchange: exchang, swap, trade, different size, other size, another size, instead of, rather than
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
parcel: parcel, packag, shipment, box
duration: how long, how many days, how fast, when will, when does, when do, how soon, business day, working day, take to, time frame, takes
late: late, delay, overdue, not arriv, hasn arriv, hasn come, still wait, should have been, no sign, behind schedule
lost: lost, disappear, vanish, never arriv, never came, never receiv, not receiv, didn receiv
track: track, where is, where it is, where they are, whereabouts, status, follow
handed: handed over, marked deliver, shows deliver, says deliver, deliver status, delivered but
neighbour: neighbo, safe place, leave with, next door, someone else, at work, not home, not at home, front door
pickup: pick up, pickup, collect, parcel shop, locker, click and collect
express: express, overnight, next day, next-day, faster, urgent, priority, expedit, tomorrow, quick
shipping-cost: shipping cost, postage, delivery cost, delivery fee, shipping fee, shipping charge, delivery charge, shipping rate, pay ship, freight, cost to ship, cost to send
cost: cost, price, fee, charge, how much, expens
free: free, gratis, no charge, no cost, without cost, without charge, complimentary
minimum: minimum, orders over, order over, orders above, spend, threshold
abroad: abroad, international, overseas, foreign, outside the, worldwide, other countr, which countr, countries
customs: custom dut, customs, duty, duties, import, border, brokerage
tax: vat, tax
invoice: invoice, bill, receipt, accounting
payment: payment, pay by, pay with, pay on, paying, credit card, debit card, paypal, apple pay, google pay, klarna, visa, mastercard, bank transfer
declined: declin, reject, payment fail, not accept, go through, didn work
twice: twice, two times, double, duplicat, second time
fraud: recogni, unauthori, fraud, suspicious, scam
discount: discount, coupon, promo, cheaper, special offer, anything off, money off, percent off, reduction, voucher, discount code, code
gift-card: gift card, gift voucher, gift certificate, voucher
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
label: label, return slip, return form, return portal, print
store-credit: store credit, shop credit, credit note, instead of the money
deduction: deduct, partial, part of the, restocking fee, only part, less than, kept back, keep a
subscription: subscri, plans, my plan, your plan, monthly plan, membership, recurring
pause: pause, on hold, suspend, skip, freeze
renew: renew, automatic, charged again, next month, end of the
annual: annual, yearly, whole year, per year
account: account, login, log in, sign in, sign up, register, profile
password: password, passcode, locked out
newsletter: newsletter, unsubscrib, mailing list, marketing
privacy: privacy, personal data, my data, gdpr, data protect, delete my
contact: contact, phone, call, reach you, speak to, talk to, hotline, live chat, customer service
hours: opening hour, opening time, open on, open from, is open, are open, open every, you open, we open, o clock, closed on, business hour, hours
weekend: weekend, saturday, sunday, holiday
shop: showroom, physical store, your store, local store, branch, in-store, brick
christmas: christmas, holiday season, festive, xmas
signature: signatur, sign for, signed for
po-box: po box, p.o, post office box
combine: combin, together, one parcel, same parcel, merge, two orders
split: multiple, several parcel, two parcel, two tracking, separate, partial ship, split
wholesale: wholesal, resell, bulk, large quantit, business customer, trade, b2b
assembly: assembl, instruction, manual, set up, install, put together
battery: battery, charge, charger, recharg, playback, power
water: waterproof, water, rain, swim, splash, submer, ipx
connect: connect, pair, bluetooth, compatib, wifi, works with, fit to
dimension: dimension, weigh, height, width, how tall, how wide, how heavy, how big, centimet, capacity, litre, diameter, sturdy, how deep, how long is, how thick
ingredient: ingredient, allerg, vegan, vegetarian, gluten, lactose, nut, contain, sugar
shelf-life: best before, shelf life, expir, keep fresh, store it, storage, how long does it keep, fresh
food: food, perish, flower, coffee, tea, chocolate
eco: sustainab, recycl, environment, eco, plastic, climate, carbon, organic
certified: certif, fair trade, mulesing, tested, standard
preorder: pre-order, preorder, release
spare: spare, accessor, replacement part, parts
disposal: dispos, old device, take away, take-back, scrap
student: student, pupil, teacher
loyalty: loyal, points, bonus, reward, club, member
confirmation: confirm
processing: process, pack, prepar, handling, leave your warehouse, leaves our warehouse, leave our warehouse, ready to ship
cutoff: cutoff, cut-off, order by, last day, before noon, by when, placed before, in time for
guarantee-date: guarantee, promise, estimat, certain day, specific date, chosen day, on a certain
refuse: refus, unclaimed, not picked up, undeliver, return to sender
deadline: deadline, within, period, too late, days after, day window, days from, time limit, how long do i have, until when
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
share: share, family, sister, household
offline: offline, without internet, no internet
region: region, countr, licens
sample: sample, swatch, test
age: age, children, kids, baby, years old
bicycle: bicycle, bike
holder: manufactur, maker, producer, brand
delivery-day: choose a day, chosen day, delivery date, time slot, appointment, evening
large: oversiz, bulky, heavy, furniture, large item
sell: do you sell, do you stock, do you make, do you carry, also sell, in your range, assortment, catalog, brochure, leaflet, second hand, second-hand
job: job, hire, hiring, vacanc, internship, apprentic, work for you, work in your, employ, career, trainee, looking for somebody, looking for staff, looking for people, interns
visit: tour, guided, come and see, visit your, see your workshop, see the workshop
cooperate: sponsor, donat, charit, raffle, fundrais, support our, blog, influenc, collaborat, work together, interview, charity
advice: which of, which one, best for, goes best, which size, which colour, compare, do you recommend, would you recommend, can you recommend, could you recommend, is better, makes better, what size
origin: where are made, who made, designer, where do come from, where is made, where were made, where are sewn, where do you produce, who painted, who designed
accessible: wheelchair, accessib, disabled
course: course, class, lesson, training
trade-in: trade in, trade-in, part exchange, buy used, buy back, take my old, sell you my
pet: dog, cat, pet, puppy, animal
`
