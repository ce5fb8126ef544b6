import type { Lexicon } from '../lexicon.ts'
import { phrasesOf } from './forms.ts'

const FOR_ME = 'me, us'

/** Nigerian Pidgin. Honest talk often contains "send", "card" and "money", so a request here needs "me" or a sum. */
export const pidgin: Lexicon = {
  language: 'pcm',
  phrases: {
    ask: `i dey broke, i broke, sapa don hold me, sapa hold me, no shishi, no kobo for hand, hand dry,
      pocket dry, account dry, i no hold anything, i no get anything for hand, use your account, through your
      account, enter your account, scratch am, snap the code, snap am send, loan me, borrow me, dash me, urgent
      2k, urgent 5k, abeg send me money, abeg borrow me, borrow me money, borrow me small, borrow me like, abeg
      dash me, dash me something, dash me small, dash me money, send me something make i, find me something,
      find something for me, drop something for me, drop small thing, send me card, send me recharge card, buy
      me card, buy card for me, load card for me, buy me data, buy data for me, sub me, help me sub, recharge
      me, recharge for me, send me transport, send transport fare, send tfare, send me tfare, send my transport,
      send transport money, help me with money, help me with small, help me with something, help me pay, help me
      complete, help me balance, help your boy, run me something, run me urgent, run am for me, do me transfer,
      go borrow, borrow from your, sell your phone, anyhow you fit, anything you get, anything wey you get,
      anything wey dey your hand, anyone wey you fit, how much dey your hand, wetin you get for hand, your atm
      card, your atm number, scratch the card, snap the card, abeg drop something, abeg run me, abeg raise me,
      abeg support me, abeg epp me, abeg buy me, borrow me your, wetin you fit do, wetin you fit drop, how much
      you fit, anything you fit, as you fit, help me clear my, help me fix my, help me find, assist me with,
      abeg come through for me, abeg load me, load me card, load me small, credit my account, fund my account,
      fund my opay, send to my opay, my opay na, my palmpay na, my account na, my aza na, na my name dey there,
      which bank you dey use, which bank you get, you get any account, you get opay, make dem pay am, make dem
      pay enter, receive am for me, collect am for me, remove your own, comot your own, take your cut, your
      percentage, put your details, fill your details, fill the form, your bvn, your nin, your pin, your
      password, your card details, your atm details, snap your id, snap your card, buy gift card, buy itunes
      card, buy steam card, buy google card, beg your friend, collect loan, take loan, collect from your, your
      savings, your ajo, your esusu, you get savings, wetin dey your account, how much dey your account, how
      much you get for account, wetin remain for your, i no get kobo, i no get shishi, no kobo dey, no money
      dey, nothing dey my account, account don red, i need money, i need small money, i need cash, small cash,
      small loan, quick loan, lend me, borrow me some, borrow me even, dash me even, give me even, find me even,
      find me small money, find me transport, find me t fare, find me tfare, pay my rent, pay my fees, pay for
      me, pay am for me, balance am for me, balance the money, complete the money, complete my, complete am, add
      small for me, add something, help me with rent, help me with transport, help me with data, help me with
      card, help me with food, make i take chop, make i use am, make i use take`,
    give: `arrange, arrange am, package something, find something, anything for me, anything for the boys, save
      me, rescue me, carry me, complete am, complete am for me, settle am for me, even small, drop something,
      raise me something, help a brother, run something, send am, send to, drop, help me with, help me buy, help
      me get, help me send, help me do, you fit find, if you fit, buy me, buy for me, reverse, return am, put am
      for, raise, support me with, abeg epp, epp your, add am, help me add, oya do, make you help, make you dey
      send, put hand, hold body for me, help my, help me fix, help me clear, help me settle, help me carry,
      support my, book for me, do am for me, come through, arrange small, arrange something, package for me,
      throw something, throw am, cough out, land am, land me, put for my account, put something, send your own,
      send half, do half, assist with, help me pay, help me find, help with, help small, help out, borrow, send
      even, send small, send something, send anything, send wetin, send the money, send money, send cash, send
      card, send data, send across, send come, send sharp, send quick, fit send, fit help, fit assist, fit lend,
      fit support, fit add, fit pay, fit run, fit settle, find am, find money, look body for me, do small, do
      something, do even, run small, push something, push am, push small, dump, credit, top me up, top am,
      return the money, return my money, refund me, refund the money, send back, give back, carry give, carry go
      give, give am, give that, give him, pay half, cover me, stand for me, guarantee, buy am, buy something,
      buy food, buy drug, buy the drug, buy ticket, buy card, get me, get card, arrange money, organise,
      organize, try for me, try help, try do, burst my head, bless me with, bring am, bring the money, shoot me,
      sort your boy, anyhow wey you fit, find small thing, help your boy, carry am give, put body, support your
      guy, join hand, join am, balance am, zap me, zap am, collect loan, collect am, go collect`,
    pay: `pay the, you go pay, make you pay, just pay, oya pay, abeg pay, help me pay, you just need pay, cover
      everything, you fit pay, help pay, form na, pay small, pay half, pay something, pay him, pay her, pay
      that, pay now, pay today, pay first, pay before, pay online, fit clear, fit settle, fit cover, clear the,
      clear my, settle the, settle that, settle my, settle police, settle agent, balance the, balance dem, cover
      am, cover the, activate, unlock am, register, do registration, do the payment, make payment, make the
      payment, complete payment, complete the payment`,
    money: `moni, card, tfare, transport, rent, bill, drugs, medicine, injection, capital, foodstuff, something
      small, small something, urgent 2k, cash, half, petrol, new phone, flight, my loan, debt, gbese, wetin i
      owe, salary, goods, kaya, pampers, baby food, drug, scan, test, burial, coffin, aso ebi, wig, feeding,
      upkeep, allowance, bolt, keke, repair, repairs, tyre, engine`,
    fee: `customs, clearing, clearance, duty, agent, waybill, processing, registration, bail, charges, delivery,
      charge, tax, stamp, release, permit, passport, visa, embassy, certificate, affidavit, lawyer, court,
      insurance, storage, demurrage, dispatch, rider, courier, handling, escort, consultation, membership,
      activation, withdrawal, vip, training, uniform, agreement, commission`,
    unit: `naira, k, thousand, million, kobo, dollar`,
    channel: `opay, palmpay, kuda, moniepoint, account number, acct, aza, this account, my account, this number,
      this line, pos, access bank, gtb, gtbank, first bank, zenith, uba, union bank, fidelity, sterling, fcmb,
      wema, alat, vbank, carbon, chipper, bank app, mobile app, transfer, details, my number, dis number, dis
      account, western union, bitcoin, usdt, wallet`,
    repay: `i go return, i go refund, i go balance you, before month end, by month end, end of month, as e
      enter, i go send am back, i go double am, i go settle you, make you take, i go pay, i go reimburse, you go
      collect am back, you go get am back, you go see your money, your money go, your money intact, when i get
      money, once i get, once dem pay, when dem pay, as dem pay, when money enter, once money enter, as money
      enter, once e enter, once e clear, once e drop, when e drop, as e drop, when i reach, once i reach, when i
      come, when i land, next week i go, friday i go, monday i go, tomorrow i go, two days i go, with interest,
      plus something, with something join, and something on top, i swear i go, i promise i go, na borrow, na
      loan, no be dash, no be gift, comot your money, comot am from, you fit comot, i go service am, i go dey
      pay`,
    need: `dem say make i, dem say make we, e remain, na im remain, dem hold am, dem seize am, dem dey ask, dem
      want, bill na, i don gather, i gather, dey owe, bill me, dem charge me, dem dey charge, make i bring, e
      cost, the thing na, dey need, dem need, wan complete, i wan pay, i wan raise, never reach, never complete,
      never do, dem say i go pay, make i pay, if i no pay, if dem no pay, if no pay, unless, no go release, no
      gree release, dem no gree, e no gree, refuse, dem hold, block my, dem block, account block, e don block,
      locked, stuck, price na, money na, fee na, total na, cost na, e go cost, na im dem, dem dey demand, dem
      dey request, dem request, na him remain, remain only, remain just, dey hold me, the man want, landlord
      want, no complete, go cover am, go settle am, go do am, fit do am, go make am, na wetin remain, i don pay,
      i don raise`,
    hint: `you fit, abeg help, if e dey, if you get, dey your hand, for your hand, wetin you get, anything, even
      half, only you, na you be, god go bless, no shame me, no disappoint, i no get who, nobody to, just do, oya
      just, oya do, do am for me, run am, i dey shame, i no fit beg, abeg try, try for me, try small, even
      small, even if e small, no matter how small, how small e be, any amount, wetin you see, you get something,
      you get small, you get like, you get any, you dey buoyant, i fit get, fit i get, i fit borrow, fit i
      borrow, make i borrow, na you i get, you be my only, my only hope, my last hope, i no know who, i no know
      person, i no get person, no get anybody, no get helper, who i go call, who i go run, who i go meet, nobody
      dey, i dey count on you, i dey trust you, i trust you, good heart, god go reward, god go remember, god go
      replace, shame dey, no be say i, i no like beg, i no dey beg, i never beg, first time wey, i dey cry, if
      you love me, if you really, if you care, prove am, show me say, show say you, my wife material, as my
      wife, as my man, as my babe, our future, no leave me, no abandon me, no fall my, any one wey, wetin your
      power, wetin dey hand, na you remain, you be my wife, no fail me, no let me, cover my shame`,
    please: `abeg, i beg, biko, ejoor, ejo, epp, please, pls, help me, beg you, dey beg, take god, for god sake,
      because of god, favour`,
    urgent: `now now, sharp sharp, today, tonight, quick, this night, before, fast fast, asap, urgent, urgently,
      by 5, this evening, time dey go`,
    code: `six number, six numbers, code wey, number wey go enter, otp, code, 6 number, number wey enter, number
      go enter, wey dem send, text go enter, numbers wey, number wey you see, number wey come, six digit, six
      digits, 6 digit, 6 digits, text wey enter, message wey enter, sms wey, pin`,
    tell: `send am, send me the, send the, forward am, copy am, paste am, snap am, show me, send me am, read me,
      call the number, just send, type am, drop the, screenshot, snap the message, wetin be the code, wetin dem
      send, am give me`,
    invest: `start with, begin with, put, join us, join my, join the, join am, register with, open account, open
      am, drop capital, fund am, fund your, buy slot, enter with, do your own, i go trade for you, i go run am
      for you, i go show you, just start, start small, you fit start, start from, drop just, carry your money,
      join now, join body, enter the, enter group, be part of, buy package, choose package, pick package,
      minimum, register for, create account, create wallet, i go teach you, i go guide you, i go help you trade,
      my oga go, my guy go, my uncle go, make your money work, money go work`,
    profit: `profit, you go cash, cash out, e go turn, e go give you, turn to, every week, no lose, no dey lose,
      trade, forex, crypto, investment, bot, manager, per week, pay out, payout, roi, profits, returns, doubled,
      triple, times two, times three, multiply, e go pay, withdraw, withdrawal, cashout, daily, every day,
      weekly, every month, monthly, 24 hours, 48 hours, one week, two weeks, seven days, percent, guarantee,
      guaranteed, no risk, no story, no fit lose, e no dey fail, binance, bitcoin, mining, ponzi, platform,
      network`,
    offering: `seed, candle, candles, goya, anointing, olive oil, sacrifice, ram, white cloth, fowl, holy water,
      deliverance, sow as, sow am, spirit lead you, prophet say, altar`,
    threat: `if you no want make, i get proof, i get the video, i get everything, e no go better, before i post,
      before i send am, silence get price, you get till, time dey go, i go post, i go send am, i go press send,
      i go leak, i go expose, i go show everybody, i go show your, i go delete, go delete am, i record, i don
      record, i save your, no block me, if you block, block me make, dem go see, na video call, i go upload, i
      go tag, i go send your, i go send the, i go send everything, i go send give, i go share, i go spread, i go
      put am for, for your page, your friends go see, your boss go see, the whole
      world, world go see, your nudes, your naked, your video dey, video dey my hand, pictures dey my hand, dey
      my phone, i get your video, i get your pictures, i get screenshot, i screenshot everything, i save
      everything, you go hear am, you go regret, i go disgrace, disgrace you, i go shame, i go
      spoil, spoil your name, i go ruin, try block me, if you try, if you no send, if you no pay, if money no
      enter, no enter by, delete everything, i go drop am, i go blast, i go scatter, e go enter facebook, e go
      enter instagram, status go`,
    pressure: `gas, light, nepa, laptop, generator, okada, keke, agbero, tender, labour room, blood, hack,
      hacked, embassy, visa, cylinder, loan people, loan app, hospital, stroke, operation, theatre, nurse,
      injection, drip, accident, admit, admitted, burial, mortuary, customs, carton, parcel, waybill, airport,
      agent, landlord, padlock, rent don, pursue me, quit notice, thiefs, dem rob, rob me, snatch, cell,
      station, bail, efcc, enter you, reverse, alert, network, receipt, screenshot, data don finish, credit don
      finish, sub don finish, phone spoil, never chop, no chop, salary never, forex, crypto, trade, investment,
      cash out, dollar, capital, goods, container, travel, japa, pastor, prophet, papa in the lord,
      dream, vision, river, spirit, curse, womb, deliver, deliverance, record, naked, nudes, fellowship, admin,
      verify, verification, badge, code, military, soldier, oyinbo, rig, offshore, contract, exam, school fees,
      jamb, waec, slot, job, dem go sack, between us, no tell, if you love me, you no trust me, you no love me,
      loan, owing, port, seize, seized, hold my, motor spoil, mechanic, pampers, land, orphanage, ministry, mama
      fall, drug, malaria, typhoid, chemist, lab test, hostel, result, clearance, portal, interview, medical,
      dubai, cargo, ship, box, gold, mining, oil, manager, group, vip, token, card, pin, atm, bvn,
      nin, block am, lock, task force, lastma`,
    invite: `text me, chat me, call me, add me, write me, make we dey talk, make we talk for, make we go, come,
      i dey, my number, your number, my line, reach me, hit me, get, drop your, give me your, send me your`,
    not: `i, we, he, she, dem, they, who, no, never, e, my mama, my papa, people, person, him, don, dey, to, go,
      which, nobody, wey, and, say, everybody, all of us`,
    harmless: `your half, your own half, picture, pictures, pic, pics, photo, address, location, your number, voice note, greet, pray,
      song, time, chance, prayer, advice, cv`,
    you: `una, you, your, u`,
  },
  // What is done for the writer, with or without "you fit", "make you" or "abeg".
  forms: {
    ask: `${phrasesOf('drop, give, send, forward', '_, me, your, just your', 'your bank name, bank name, your account number, account number, your acct, your aza, aza')}, ${phrasesOf('make e, make am, make the money', 'enter', 'your own, your account, your side, through you')}`,
    give: `${phrasesOf(
      '_, abeg, you fit, you go fit, fit you, make you, oya, biko, try, jare, just',
      'hold, run, buff, dash, sub, drop, fund, sort, epp, helep, help, borrow, lend, raise, support, assist, send, flash, credit, find, give, settle, wire, transfer, load, push, throw, fling, rush, gather, add, top, bail, balance, carry money give, bring money give',
      FOR_ME,
    )}, ${phrasesOf('abeg, you fit, you go fit, make you, oya, try', 'send, transfer, drop, raise, bring, add, pay, load, buy, borrow, balance, withdraw, withdraw am, dash, hold')}, hold me for, buff me, card buff me, run me, run am, withdraw am give, use this man pos, use this pos, use this aza`,
    pay: phrasesOf('settle, pay, clear, sort', 'dem, am, the agent, the courier, the clearing, for am'),
    repay: `${phrasesOf('i go, i don, na me go', 'return, refund, pay, give, send', 'am, your money, you, you back, back')}, ${phrasesOf('once, as, when, if', 'salary, alert, my money, dem', 'enter, pay me, drop')}`,
    invest: phrasesOf(
      'you go, you fit, make you, you, just',
      'bring, start with, put, drop, enter with, carry',
    ),
    profit: 'you carry, you go carry, after seven days, i never lose, no loss, you cash out',
    threat: phrasesOf(
      'your papa, your mama, your brother, your husband, your wife, your pastor, your oga, your people, your family, everybody, whole street, your church',
      'go see am, go see, go hear, go know, go watch',
    ),
    tell: 'read am give me, read am, call am give me, send am give me, drop am',
  },
}
