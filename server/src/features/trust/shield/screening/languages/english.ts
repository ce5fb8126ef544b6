import type { Lexicon } from '../lexicon.ts'
import { phrasesOf } from './forms.ts'

const COULD_YOU =
  'can you, could you, would you, will you, can u, could u, would u, pls, plz, please, kindly, maybe you can, maybe you could, if you can, if you could, you can, you could, just'
const RELATIVES =
  'your brother, your brothers, your sister, your mother, your mum, your mom, your father, your dad, your parents, your family, your husband, your wife, your boss, your pastor, your church, your imam, your friends, your fiance, your colleagues, your office, your kids, your children, your uncle, your village, everyone, everybody, the whole church, the whole office'

/** English as written from Lagos to Nairobi, Johannesburg and London. */
export const english: Lexicon = {
  language: 'en',
  phrases: {
    // Complete requests: the requested object is in the phrase or implied.
    ask: `i m broke, im broke, totally broke, flat broke, i m stranded with, money is tight, cash is tight,
      funds are tight, i m skint, im skint, down to my last, stuck for cash, short for, short by, short with, i
      m short, im short, few bucks, few quid, small loan, little loan, quick loan, loan of, lend a hand
      financially, use your paypal, use your cashapp, use your zelle, through your paypal, open an account for
      me, open an account in your name, deposit a cheque, deposit the check, deposit this check, mobile deposit,
      cash the check, cash a check, cash this cheque, buy crypto for me, send the btc, to my btc, can you lend
      me, could you lend me, can you loan me, could you loan me, borrow me some, lend me some, loan me some,
      lend me a little, help me with some money, help me with money, help me with cash, help me with small cash,
      help me with a small amount, help me financially, assist me financially, support me financially, send me
      money, send me some money, send me cash, send some money, send me airtime, send airtime, buy me airtime,
      send me data, buy me data, subscribe data for me, send me transport, send my transport, transport money
      for me, send me tfare, send me fare, send me bus fare, send me the fare, pay my rent, pay my fees, pay my
      school fees, pay my bills, pay for my flight, pay for my ticket, pay for my visa, buy my ticket, sponsor
      my, send me a gift card, buy me a gift card, scratch the card, scratch the back, snap the code, snap the
      back, picture of the card, picture of the cards, photo of the card, photo of the back, front and back of
      the card, send me the pin, send me your pin, send your account details, your card number, your card
      details, your cvv, your bank login, your online banking, your mpesa pin, your momo pin, receive money for
      me, receive some money for me, receive a payment for me, receive funds on my behalf, money into your
      account, use your account to, spare me some, can you spare, anything you can spare, clear it for me, pay
      it for me, settle it for me, pay on my behalf, help me pay, help me to pay, help me clear, help me settle,
      help me raise, help me complete, help me top up, if you can assist, if you can send something, any amount
      will help, any amount will do, any amount you have, whatever you can send, whatever you can manage,
      whatever you can raise, whatever amount, even half of it, even half would help, even half will help, small
      money can come between, you know what to do, be my helper, top up my line, load my line, load me airtime,
      load airtime, recharge my line, recharge me, recharge my phone, cash app me, zelle me, wire me, wire it to
      me, sell your phone, sell your gold, take a loan, go and borrow, borrow from your, borrow from a, use your
      savings, from your savings, first instalment to me, sow into my, sow a seed into, send your seed, bring
      your seed, financial help, financial assistance, financial support, help financially, assist financially,
      support financially, lend me your card, use your card, your credit card, your debit card, card number and,
      expiry date, three digits on the back, numbers on the back, log in details, login details, your login,
      your bank app, your banking app, your internet banking, which bank do you use, what bank do you use, do
      you have a bank account, do you have an account i can, an account i can use, an account that can receive,
      account to receive, account can receive, receive the money, receive the funds, receive the payment,
      receive it for me, sent to your account, credit your account, to your address and, forward it to the
      agent, forward the money, send the rest to, send it on to, withdraw it and, withdraw and send, keep some
      for yourself, keep ten percent, keep 10, keep 20, take your share, your commission, anydesk, teamviewer,
      share your screen, photo of your id, picture of your id, copy of your id, your id card, your passport
      photo, your bvn, your nin, your social security, selfie with your id, sign up with, sign up on, sign up
      here, register on the link, fill the form, fill in the form, put in your details, enter your card, confirm
      your card, buy a membership, pay for membership, premium membership, unlock my, subscribe to my, pay to
      see, pay to chat, meeting fee, dating card, safety card, security deposit, refundable deposit, fully
      refundable, it is refundable, its refundable, bail me out, a small loan, a short loan, soft loan, a loan
      of, as a loan, loan from you, borrow from you, borrow some, borrow a little, borrow a bit, advance me, an
      advance, i need some cash, i need money, need a bit of money, need a little money, need some money, need
      money for, low on cash, short on cash, out of cash, no cash on me, run out of money, ran out of money,
      without money, no money on me, have no money, dont have money for, don t have money for, pay my ticket,
      cover my, cover the cost, cover the balance, cover it for me, foot the bill, my account number, here is my
      account, here are my details, my account details, my bank details, acct name, name on the account, sort
      code, till number, paybill number, send to this number, send it to this, send to my number, western union
      me, moneygram me, send by western, send through western, send via western, send it through,
      buy steam, buy itunes, buy google, buy razer, buy a voucher, get a card from, get cards from, cards from
      the shop, cards at the shop, card from the store, scratch off, scratch it, photo of the voucher, picture
      of the voucher, send me the codes, send the codes, send me the numbers on, send me the receipt, proof of
      payment, snap the receipt, how much is in your, how much money do you, what do you have in your account,
      some money saved, money put aside, money aside, pawn your, borrow from someone, salary advance, use your
      overdraft`,
    // Verbs that ask the reader to give. The object must be near.
    give: `get 500 ready, have it ready, prepare, bail me, come through, pull me out, get me out of, even a
      part, part of it, chip something, throw something, drop something, cash me, i can t raise, back me up,
      stand by me with, be my rescue, help me bridge, meet me halfway, halfway with, send, lend, forward me,
      give her the, hand him, hand her, drop, top up, deposit it, deposit into, deposit to, loan me, give me,
      gimme, buy me, get me, top me up, help out with, assist with, support me with, bail me out, can you help,
      could you help, would you help, please help, pls help, kindly help, if you can help, if you could help, if
      you help, help me get, help me buy, help with the, help with at least, help with even, transfer me,
      transfer to, transfer the, transfer it, wire the, wire to, return the, return it, just return, please
      return, refund the, refund me, pay me back the, can you get, could you get, can you buy, could you buy,
      please buy, pls buy, get two, get three, get four, get five, run to the store, pick up two, pick up a, buy
      two, buy three, go to the store, go to the shop and, go to a shop, get one, add something, contribute,
      chip in, raise the rest, support with, can you do, could you do, can you manage, could you manage, put it
      in my, put it on my, into my account, to my account, in my account, to my wallet, into my wallet, i need
      you to buy, i want you to buy, i want you to help, i need your help with, need your assistance with, ask
      you for, if i could get, if i can get, if i get even, i could use, with you bring, buy my, book my, get
      my, fix my, renew my, extend my, fund my, finance my, repair my, book me, spot me, float me, front me,
      tide me over, bridge the gap, come through for me, do the needful, hold me down, on your card, use your
      card, with your card, i need someone to, i need somebody to, if someone could, if somebody could, donate
      to, pledge, support the, stand in for me, step in for me, be my guarantor, guarantee me, order me, order
      it for me, share with me, credit me, let me have, let me hold, hoping you, wondering if you, wonder if
      you, is there any way you, any chance you, would you be able to, will you be able to, help a brother, help
      a sister, help your man, help your woman, do me a transfer, just this once, until friday, until monday,
      till month end, till payday, advance me, help me sort, help me finish, help me raise, help me clear, help
      me complete, assist in, assist me to, assist me in, assisting with, lending me, sending me, sending the,
      put the, put something, put your, add to it, add the rest, add a little, add a bit, make it up to, split
      it, split with me, split the, go half, go halves, share the cost, your half, your share, your part, your
      contribution, your own part, complete it, complete the, finish the payment, finish paying, hand over, give
      it to, give even, give whatever, give what you, buy us, book the, book a, book it for, reserve the, fund
      the, fund it, fund your, transfer half, transfer that, transfer some, transfer a, deposit the, deposit a,
      deposit half, wire it, wire half, bank it, mpesa me, momo me, mobile money me, do the transfer, make the
      transfer, make a transfer, do a transfer, make a small transfer, make a deposit, make the deposit, load,
      recharge, return my, return what, give back, give it back, reverse, revert it, carry it for, part with,
      spare, release something, release some, borrow, come in as, come in with, put in, pitch in, keep ready,
      have ready, get ready, leave with, hand it to, give my brother, give my sister, give him, give them, pass
      it to, pass me, throw in, loan it to, carry me with, hook me up with, square me, sort my, rescue me with,
      save me with, come through with, raise at least, find me, find even, arrange, organise, organize, scrape
      together, gather, wire over, shoot me, slide me, fling me, cover me, sponsor me, remit, forward the
      balance, top it up, make up, could you stretch to, can you stretch to, help offset, help me offset, refill
      my`,
    // Verbs that ask the reader to pay a bill.
    pay: `settle, cover, clear it, clear the, just clear, clear them, handle the, handle it, take care of the,
      sort the, sort out the, sort it, she will accept, he will accept, they will accept, commitment of,
      register with, registration is, it costs only, clear my, sort my, make the payment, complete the payment,
      make a payment, do the payment, register today, secure your, secure the slot, secure it, lock it in,
      approve it, you deposit, deposit first, make payment, make that payment, process the payment, process it,
      clear that, clear our, clear up, activate, upgrade your, unlock it, unlock the, release the, redeem, top
      up your, renew, subscribe, subscription, complete registration, complete your registration, finish the
      registration, finalise, finalize, take up the, take over the, get it cleared, get it released, get me out,
      get him out, get her out, get them released, paying, accept bitcoin, cough up, drop a deposit, put down,
      put a deposit down, clear off, square it, want upfront, wants upfront, need upfront, and it disappears,
      and it goes away, and i delete, and i forget`,
    money: `cash, funds, small something, airtime, data, credit, loan, fare, transport, tfare, upkeep, rent,
      school fees, hospital bill, hospital bills, medical bill, medical bills, the bill, the bills, my bills,
      ticket, voucher, vouchers, cards of, card of, balance of, the balance, the rest of the, medication, the
      injection, groceries, foodstuff, another phone, new screen, the screen, something small, something little,
      few dollars, few pounds, capital, grand, little something, something to eat, some food, milk, baby food,
      pads, shopping, gas, electricity, tokens, token, light bill, water bill, wifi, internet, subscription,
      bundle, bundles, minutes, the amount, the sum, this amount, that amount, the difference, the shortfall,
      remaining, laptop, a phone, new phone, the phone, tyre, tyres, repairs, repair, mechanic, battery, petrol,
      fuel, hotel, room, accommodation, hostel, deposit, down payment, booking, passport, visa, flight, tickets,
      bus, cab, uber, taxi, bolt, medicine, drugs, treatment, surgery, operation, tests, the test, scan,
      dialysis, burial, coffin, funeral, feeding, allowance, stipend, exam fee, tuition, semester, books,
      uniform, debt, instalment, hire purchase, salary, wages, workers, seed, stock, goods, investment, package,
      plan, slot, dress, hair, shoes, suit, gift, present, goodwill, provident fund, sacco savings, susu, esusu,
      ajo, pension pot, a float, change, prepaid units, prepaid meter, sephora, razer, vanilla card, steam`,
    fee: `fee, fees, clearance, customs, duty, tax, tag, courier, the agent, shipping, shipment, processing,
      affidavit, demurrage, insurance, charges, lawyer, certificate, leave form, the form, permit, bta, travel
      allowance, the fine, bail, lmia, medicals, storage, notary, unlock, taxes, charge, handling, release,
      ownership, cost of transfer, anti terrorist, stamp, licence, license, background check, police report,
      medical report, medical test, caution, consultation, membership, subscription, starter pack, biometric,
      biometrics, dispatch, rider, security, vault, port, inspection, weighing, export, refinery, lawyers,
      probate, consent, quarantine, vaccine`,
    unit: `thousand, thousands, hundred, grand, million`,
    repay: `pay you back, pay it back, repay you, refund you, i will refund, i ll refund, ill refund, i will
      return it, i ll return it, ill return it, return it to you, return your money, return the money, give you
      back, reimbursed, i ll sort you out, i will sort you out, once my salary, when my salary, when i get paid,
      once i get paid, as soon as i get paid, when my money comes, when the contract, once the contract, after
      the contract, as soon as i land, when i land, once i land, with interest, double it for you, pay you
      double, i owe you, will settle you, keep the rest, keep the change, take the money from, pay back, paying
      you back, pay everything back, pay you everything, will pay you, i ll pay you, ill pay you, give it back,
      give you everything back, give it all back, get it back, get your money back, have it back, you will have
      it, back to you, bring it back, bring it when, when i come, when i get there, when i arrive, when i get
      back, once i m back, once im back, when im back, when i m back, once i get home, once i reach, when i
      reach, as soon as i arrive, as soon as i m, as soon as it clears, once it clears, when it clears, once the
      money, once my money, when the money, once the account, once the bank, when the bank, once my account,
      once my card, when my card, once they pay, when they pay, once payment, after payment, when payment comes,
      end of the month, end of month, at month end, next payday, next salary, on payday, when salary, once
      salary, in two days, in three days, in two weeks, within a week, next week i, every penny, every cent,
      every shilling, every naira, to the last, with my own money, plus interest, with something on top, take
      out, deduct it, deduct from, from the parcel, from the package, reimburse, reimbursement, refundable, i
      swear i will, i promise to pay, i promise to return, i promise i will, only a loan, just a loan, only
      borrowing, not a gift, as a loan`,
    need: `they re asking, they are asking, need to come up with, have to come up with, raised half, needs,
      needed, lacking, missing, owe, owing, behind on, behind with, costs, charge, charged, charging, asking,
      demanding, demand, required, remains, remaining, balance is, balance left, left with, im short, i m short,
      i am short, short of, short by, apart from, except, raised everything, raised all, gathered, i have
      raised, i have only, they want, the bill is, total is, it is just, it s just, deposit of, must be seen,
      minimum is, requires, it will cost, require, costing, fee is, price is, amount is, the amount, sum of,
      only short, a bit short, little short, not enough, isn t enough, isnt enough, still short, the gap, only
      thing left, the last, last payment, last step, final step, final payment, last thing, all that s left,
      whats left, what s left, is left, left to pay, still to pay, to be paid, must be paid, should be paid,
      must pay, have to pay, had to pay, told me to pay, told me to bring, asked me to bring, asked me to pay,
      told to pay, asked to pay, says i must, say i must, says we must, bring at least, bring the money, looking
      for, to find the, raise, unless, or else, otherwise they, if i don t pay, if i dont pay, if not paid, if
      it isn t paid, if its not paid, without it, without that, without the, before they, before he, before she,
      won t release, wont release, refuse to, refuses, refused, holding it, holding my, they are holding, seized
      my, is blocked, got blocked, is locked, got locked, declined, stopped working, swallowed, bill came to,
      comes to, totals, he wants, she wants, wants sixty percent, i m down to, i only have, only got, i ve
      raised, i raised, we ve raised, still outstanding, outstanding is, still need, i need, we need`,
    hint: `if you, could you, can you, would you, are you able, you could, you can, you may, you might, how much
      do you have, what do you have, your side, with your own, from your account, in your account, part of it,
      half of it, a part, if there is anything, please help, help me, help us, any help, your help, your
      assistance, be my helper, only one i can, the only one, nobody else to, no one else to, noone else to, no
      one to turn, nowhere to turn, turn to, god will remember you, god will reward, without shame, i m ashamed,
      im ashamed, i am ashamed, i hate to ask, hate asking, never asked, embarrassed to ask, don t know who to,
      i m not asking you, im not asking you, just saying, please my love, please my dear, please baby, please
      babe, please darling, i beg you, please i beg, let me down, trust me, someone to, somebody to, can i
      borrow, could i borrow, hoping you, is there any way you, any chance you, will you be able, just this
      once, last time i ask, only this time, i wouldn t ask, i would not ask, i don t like asking, i dont like
      asking, as a wife, as a husband, as my wife, as my future, a good woman, a real woman, a real man, stand
      by me, support me, by my side, would it be possible, is it possible, could it be possible, are you in a
      position, in a position to, able to help, willing to help, will you help, won t you help, wont you help,
      help a little, small help, little help, some help, help from you, on your end, from your end, from your
      pocket, whatever, even a little, even small, even something small, even if its, even if it s, even if it
      is, even just, just a little, just a bit, just something, something at least, no matter how small, however
      small, how ever small, anything at all, anything small, any little, every little, i know its a lot, i know
      it s a lot, i know this is, i know it is a lot, i know we have not, i know we haven t, i know we just, i
      feel bad, i feel shy, i feel ashamed, i feel so, so ashamed, shy to ask, shame to ask, hard to ask, hard
      for me to ask, didn t want to ask, didnt want to ask, don t want to ask, dont want to bother, hate to
      bother, sorry to bother, sorry to ask, i have no one, i ve no one, i have nobody, i ve nobody, no one
      here, nobody here, no family here, no friends here, you are my only, you re my only, youre my only, my
      only hope, last hope, you are the only, you re the only, youre the only, only person, all i have, only
      you, depending on you, counting on you, relying on you, count on you, rely on you, i look up to you,
      looking up to you, i trust you, trust you with, kind heart, good heart, god sent, god bring you, bless
      you, be blessed, god reward, allah reward, jazakallah, if i mean anything, show me that, show me you, show
      that you, prove it, prove to me, a test of, as my woman, as my man, as my partner, as a partner, as
      couple, we are one, mine is yours, our future, don t disappoint, dont disappoint, don t fail me, dont fail
      me, don t let, dont let me, don t abandon, dont leave me, i m crying, im crying, i cried, on my knees,
      kneeling, silent partner, goodwill, sign of seriousness, as a sign, if your hand reaches, for my sake, for
      old times, as my queen, my only backup, you re my backup, nobody to run to, nowhere to run`,
    // The number in a text message that opens an account.
    code: `six digit, the digits, those digits, code by sms, sms code, whatsapp code, 6 digit, 5 digit, 4 digit,
      the code, a code, that code, your code, confirmation code, security code, login code, activation code,
      passcode, number by text, number by sms, digits, code sent, code in your sms, six numbers, 6 numbers, 6
      figures, six figures, numbers they send, number they send, number that comes, number you get, number you
      receive, number you got, code you get, code you receive, code you got, code that comes, code that came,
      code i sent, code they sent, a text from, a message from whatsapp, an sms from, verification, confirmation
      number, reset code, security number, security answer, password, my code, registration code, pass code,
      access code, the pin, authentication`,
    tell: `send me the, send the code, tell me the, read me the, read out, forward me the, forward the, just
      forward, paste it, paste the, text me the, screenshot it, tell me it, let me have the, let me have it,
      send it quickly, send it fast, confirm the code, bring the code, forward to me, send me that, tell me
      what, give me the, give me that, just tell me, just send me, share it, share the, screenshot and send,
      take a screenshot, copy it, copy and, pass it to me, what is the, what does it say, whats the, what s the`,
    // Verbs of investing, which need a sum or a promise of profit.
    invest: `start with, start small, start from, begin with, put in, put just, put something, deposit just,
      deposit only, deposit at least, fund your account, fund the account, fund it with, fund the wallet, open
      account, register on this platform, join the platform, on the platform, sign up on, trade with me, entry
      is, entry fee, the slot is, reserve a slot, lock a slot, lock your slot, take a slot, buy a slot, capital
      of, bring at least, buy usdt, move your savings, you begin, starting with, try with, try it with, try
      only, test with, come in with, enter with, go in with, get in with, join with, join for, join us with,
      join the group, join our, join my, be part of, buy in, buying in, buy some, buy a package, buy a plan, buy
      the plan, choose a plan, choose a package, pick a plan, put even, put at least, put your money, put your
      savings, add your, invest, investing, deposit as little, deposit from, open an account, open a wallet,
      open your, create an account, create a wallet, fund your wallet, load your wallet, top up your, minimum,
      as little as, stake, partner with, partner me, be my partner, trade for you, i will trade, guide you, show
      you how, teach you, my mentor can, my uncle can, my broker, let it work, let your money, make your money,
      make money, earn, you make, you can make, you could make`,
    profit: `profit, profits, returns, roi, double your, doubles, doubled, triple, tripled, guaranteed, no loss,
      zero risk, no risk, risk free, never lost, never lose, signals, my mentor, trading, trader, nodes,
      liquidity, mining, closed a position, cash out, cashed out, withdrawals, per week, every week, in 24
      hours, in 48 hours, financial freedom, window closes, arbitrage, pips, bonus, return, income, earnings,
      payout, payouts, withdraw, withdrawal, daily, weekly, per day, a month, per month, monthly, in a week, in
      one week, in two weeks, in 7 days, in three days, in 3 days, percent, per cent, guarantee, cannot lose,
      can t lose, triples, multiply, multiplies, becomes, became, turned into, turns into, turn it into, turn
      into, times two, times three, platform, trade, trades, traders, forex, crypto, coin, coins, token, tokens,
      staking, bot, robot, signal, broker, network marketing, binary, real estate, shares, stocks, financially
      free, retire early, dividends, interest`,
    offering: `seed that, a seed, seed offering, your seed, the seed of, altar line, altar fire, sacrifice of,
      prophetic offering, anointing oil, special oil, white candles, candles and, candles for, the candles, ram
      for, goat for, white ram, deliverance fee, consultation fee, for the cleansing, cleansing items, spiritual
      items, items for the prayer, prayer items, sara, spiritual work`,
    threat: `if you don t want, if you dont want, unless you want your, i have proof, i have the recording, i
      have the video, silence has a price, silence costs, clock is ticking, you have till, you have until,
      before i share, before i post, before i send it, i hit send, i press send, i will forward it to, or i
      post, or i will post, or i ll post, or i send it to, i will post it, i ll post it, i will post them, i ll
      post them, i will post your, i will leak, i ll leak, leak your, leak it, leak them, or i leak, or i
      release, i will release, i ll release, i will expose, i ll expose, expose you, your whole family, goes to
      your, go to your family, your nudes, your naked, i recorded, i have recorded, call recorded, screen
      recorded, recorded everything, don t block me, dont block me, do not block me, if you block me, block me
      and, blocking me, send to all your, sent to all your, all your contacts, all your followers, your
      followers list, your friends list, share it with your, share them with your, post in all, post it on, i
      delete it, i will delete, delete the video, delete everything, delete it when, keep quiet about it, to
      stay quiet, i will send it to, i ll send it to, ill send it to, ill post it, i will share it, i ll share
      it, i will publish, i ll publish, i will upload, i ll upload, ill leak, go viral, it goes viral, make it
      viral, make you viral, everyone sees, they will all see, they ll all see, all your friends, your family
      will, your parents will, your boss will, your husband will, your wife will, your church will, your pastor
      will, your employer, your workplace, your colleagues, your fiance, i have your contacts, i have
      everything, i have the screenshots, i saved everything, i saved the, i took screenshots, i have
      screenshots, your video, your pictures will, your photos will, if you ignore, try blocking, i ll delete,
      ill delete, delete them, it gets deleted, to delete it, make it disappear, i expose, exposed, disgrace
      you, shame you, ruin you, ruin your, destroy your, report you to, tell your husband, tell your wife, tell
      your family, show your family, show your husband, show your wife, show your parents, gets the clip, gets
      the video, get the clip, clock s running, clocks running, i also recorded, your deacon, every deacon, the
      whole choir, your whole choir, your whole street, your whole office, your class group, your family group,
      your church group, your boss gets`,
    // Phrases around asks in scams. Honest members use them too, without asking for anything.
    pressure: `gas bill, light bill, electricity, power cut, laptop died, laptop, tender, bid bond, labour,
      labor ward, c section, blood bank, hacked, bond, impound, impounded, towing, fined, prescription, sling,
      fracture, cylinder, sick, ill, accident, emergency, ambulance, ward, clinic, treatment, drip, fever,
      blood, transfusion, tests, scan, operation, malaria, stroke, cancer, kidney, coma, passed away, died,
      burial, funeral, coffin, mortuary, morgue, shipment, shipping company, delivery company, airport, cargo,
      container, port, goods, package, gift for you, posted, fedex, dhl, ups, insurance, warehouse, held,
      seized, detained, police, court, lawyer, barrister, fine, bribe, stuck, lost my bag, lost my phone,
      wallet, bag was, luggage, hotel, passport, ticket, flight, boarding, visa, rent, evicted, disconnect, cut
      off, suspended, expelled, exam, exams, tuition, school fees, semester, my salary, salary delayed, not been
      paid, havent been paid, unpaid, contract, investment, invest, profit, broker, exchange, coins, gold, rig,
      platform, ship, vessel, captain, commander, army, base, camp, peacekeeping, retire, retirement, leave
      form, replacement, generator, machine, spare part, equipment, engine, screenshot, recording, recorded,
      pictures, naked, nudes, reputation, ashamed, prayer, altar, curse, cursed, evil, spirit, witch, pastor,
      apostle, bishop, sangoma, vision, dream about you, revelation, miracle, breakthrough, anointing, anointed,
      fasting, verification, verify, badge, blocked, locked out, register, registration, slot, sponsor,
      sponsored, scholarship, recruiter, recruiting, recruitment, hr, job, grant, refund, overpaid, landlady,
      hungry, starving, no food, baby, diapers, birthday, valentine, customs, clearance, parcel, consignment,
      diplomatic, hospital, surgery, admitted, the doctor says, doctor said, doctors said, deposit is, theatre,
      icu, my landlord, the landlord, padlock, eviction, evict, stranded, robbed, snatched, stolen, froze my,
      frozen, my bank froze, offshore, inheritance, next of kin, trustee, late father, loan apps, bail,
      arrested, by mistake, wrong number, wrong transfer, my finger slipped, reversal, before 6pm, before
      midnight, before 5pm, before noon, within the hour, two hours, 2 hours, expires, expire, window closes,
      closes tonight, today only, right now please, hurry, don t tell, dont tell, do not tell, tell nobody,
      between us, keep this between, our secret, spiritual father, prophet, the lord showed, the lord woke,
      deliverance, embassy, immigration, agent, lmia, affidavit, have not eaten, haven t eaten, not eaten since,
      ending everything, only you can, prove that you love, prove you love, prove your love, if you love me, if
      you loved me, thought you loved, thought you were serious, so you don t trust, you don t trust me, don t
      you trust, network is, system is delayed, check your balance, military leave, on a mission, un mission,
      deployed, get verified, broken screen, cracked, i fell, supplier, wholesaler, capital, stock, shop,
      business, breakdown, broke down, mechanic, tyre, gearbox, fuel, petrol, roadside, bus station, bus park,
      taxi, pickpocket, mugged, thieves, robbers, data finished, airtime finished, bundles, bundle finished,
      battery, charger, borrow, borrowed, lender, interest, debt, debts, my daughter, my son, my child, asthma,
      inhaler, insulin, dialysis, orphanage, charity, donation, widow, church project, ngo, casket, hostel,
      caution fee, results, certificate, permit, agency, interview, biometrics, plot, title deed, survey,
      cheque, atm, card, pin, wire, escrow, fund, funds, beneficiary, box, diplomat, shares, token, app, signal,
      group, mentor, vip, followers, contacts, code, sms, support team, moderator, security team, account`,
    please: `please, pls, plz, kindly, i beg, beg you, begging you, im begging, i m begging, i plead, for my
      sake, do this for me, do it for me, favour, favor, help me, be an angel, am begging, pleading, i implore,
      help out, sorry but, in gods name, in god s name, for gods sake, for god s sake, for the love of`,
    urgent: `today, tonight, now, asap, quickly, quick, fast, urgent, urgently, immediately, hurry, before 6,
      before 5, before noon, before midnight, by 5, by 6, by tomorrow, by friday, by monday, this evening, this
      morning, this week, last chance, deadline, expires, till friday, until friday`,
    invite: `text me, write me, write to me, add me, chat me, message me, reach me, hit me up, contact me, find
      me, call me, inbox me, dm me, talk on, chat on, continue on, continue our, move to, moving to, let s move,
      lets move, switch to, go to, come to, meet on, let s use, lets use, are you on, do you have, what is your,
      whats your, what s your, give me your, send me your, drop your, your number, my number, my id, my handle,
      i m on, im on, i am on, rarely here, hardly here, not always here, not often here, leaving this app,
      leaving this site, delete this app, off this app, off this site, outside this app, here is my, this is my`,
    // Before a request, these turn it into a story, a refusal or talk about other people.
    not: `not, never, my, his, her, their, our, your, don t, dont, doesn t, didn t, won t, wouldn t, cannot, can
      t, i, we, he, she, they, it, who, to, brother, sister, father, mother, mum, dad, uncle, aunt, cousin,
      people, parents, person, scammers, scammer, would, did, does, didnt, wont, should, must, ask, asked,
      asking, no, without, about, let, tell them, tells them, told them`,
    channel: `bank transfer, by transfer, mobile transfer, my account, this account, the account, an account, my
      number, this number, the number, that number, my till, my wallet, this wallet, the wallet, western, world
      remit, ecocash, tnm, airtel, send money, chime, revolut, wise, skrill, apple pay, google pay, payoneer,
      coinbase, blockchain, bitcoin machine, bitcoin atm, details, acct`,
    harmless: `your half, your share of, photo, photos, picture, pictures, pic, pics, selfie, your number, phone number, whatsapp number,
      address, location, directions, voice note, voice notes, message, a text, song, songs, recipe, verse,
      prayer, pray, playlist, video of you, time, advice, idea, cv, smile, hug, kiss, call, ring me, your
      opinion, understand, choose, learn, practise, practice, translate, homework, move, carry, cook, tell me,
      about your, name, wine, dessert, dinner, lunch, coffee, tea, breakfast, a drink, drinks, yourself,
      invitation, menu, book title, word, moment, space, strength, hope, heart, chance, reason, documents,
      document, papers`,
    you: `you, your, u, ur, yours`,
  },
  // What the reader could do, what is done for the writer, whose account is used, and who would see it.
  forms: {
    ask: `${phrasesOf('_, your, the', 'sort code, account number, bank name, routing number, iban', 'and full name, and your full name, and your name, and the name')}, ${phrasesOf(
      'pay, pays, paid, drop, drops, land, lands, come, comes, send, sends, put, puts, transfer, transfers, wire, wires, deposit, deposits',
      '_, it, them, the money, the funds, money',
      'into yours, to yours, in yours, through you, through your account, through your bank, into your account, to your account, via your account, using your account',
    )}, ${phrasesOf('ask, borrow from, talk to, get it from, check with', 'your', 'credit union, chama, sacco, bank manager, savings group, cooperative')}`,
    give: `${phrasesOf(COULD_YOU, 'send, spare, lend, loan, front, float, spot, advance, wire, transfer, zelle, cashapp, deposit, top up, cover, raise, chip in, add, assist, bail, lift, stretch, put in, put up, order, load, recharge, foot, contribute, support, borrow, bring, gather, hold, hook')}, ${phrasesOf(
      'front, float, spot, advance, hold, lend, loan, wire, sort, cover, bail, lift, run, slide, shoot, raise, fund, assist, refund, transfer, zelle, lend to, help, back',
      'me, us',
      'with, out with, for, up with, till, until, just, small, a bit, even',
    )}, ${phrasesOf('take it out, withdraw it, cash it, collect it', 'and', 'hand, give, send, pass, forward, keep, drop')}`,
    pay: `${phrasesOf('square, settle, sort, clear, arrange, handle', 'it, that, this, them', 'with them, with the agent, with him, for them, up, today, now')}, ${phrasesOf('the receiver, receiver, the recipient, recipient', 'pays, has to pay, must pay, settles')}`,
    repay: `${phrasesOf('i, ill, i ll, i will, i can, i d', 'wire, send, transfer, refund, return, make, replace, square, settle, sort', 'it, you, that', 'back, the minute, as soon, once, when, by friday, by monday, at month end, end of month')}, ${phrasesOf('it, that, the money', 'comes, goes, is coming', 'back to you, straight back, right back')}, i refund, refund at month end, till we dock`,
    code: 'six digits, five digits, four digits, eight digits, few digits, some digits, a pin, a six digit, one time code, digits will',
    tell: phrasesOf(
      'read, tell, text, send, type, give, forward, drop',
      'them, it, that, those',
      '_, to me, out, me, here, back',
    ),
    invest: phrasesOf('you, u', 'bring, drop, come with, put, put in, start with, start, throw in, leave'),
    profit:
      'walk away with, walks away with, comes out as, comes out at, turns to, nobody loses, nobody loses there, in seven days, seven days, after a week, see for yourself',
    threat: `${phrasesOf(RELATIVES, 'gets it, gets them, get it, get them, sees it, see it, sees them, will see, is going to see, gets to see, hears about, finds out, will know, will get, receives it, watches it, will watch')}, i kept all of it, i kept it all, i kept everything, i have all of it, i have it all, i got it all`,
    fee: 'verification, link fee, customs love, that is customs, that s customs, activation',
    need: 'arrears, months arrears, in arrears',
  },
}
