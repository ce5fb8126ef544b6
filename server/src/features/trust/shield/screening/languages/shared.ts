import type { Lexicon } from '../lexicon.ts'

/** Names and loan words with the same spelling in every language. */
export const shared: Lexicon = {
  language: 'any',
  phrases: {
    // Currencies, in chat spellings.
    unit: `naira, nairas, cedi, cedis, sidi, shilling, shillings, shilingi, sh, ksh, kes, ugx, tsh, birr, rand,
      rands, dollar, dollars, usd, usdt, btc, eth, euro, euros, pound, pounds, quid, fcfa, cfa, francs, franc,
      metical, meticais, kwanza, kwanzas, dirham, dirhams, riyal, riyals, dinar, dinars, rwf, ghs, ghc, ngn,
      bob, kobo, reais, dala, dola, pauni, pula, kwacha, yuro`,
    // Banks, mobile money and transfer services. Omits names that are also ordinary words (wave, visa).
    channel: `opay, o pay, palmpay, palm pay, kuda, moniepoint, gtb, gtbank, gt bank, uba, zenith bank, access
      bank, first bank, wema, sterling bank, polaris, fcmb, fidelity bank, mpesa, m pesa, momo, mobile money,
      airtel money, mtn money, tigo pesa, tigopesa, mixx, halopesa, till number, paybill, orange money, flooz,
      wizall, e mola, emola, mkesh, unitel money, multicaixa, iban, telebirr, tele birr, cbe, awash bank,
      dashen, bankak, vodafone cash, vodacash, instapay, fawry, cash plus, cashplus, wafacash, barid bank, stc
      pay, ewallet, e wallet, capitec, fnb, shoprite money, mukuru, western union, moneygram, money gram,
      worldremit, remitly, sendwave, ria, cashapp, cash app, zelle, paypal, venmo, chipper, bank account,
      account number, acct number, account no, acct no, account details, bank details, wallet address, trust
      wallet, binance, bybit, pcs, world remit, taptap send, nala, lemfi, wave money, moov, free money, e
      kwacha, ecocash, mpamba, telecel cash, at money, zaad, evc, hormuud, sahal, amole, hellocash, m birr, e
      naira, paga, carbon, fairmoney, palmcredit, barter, flutterwave, paystack, uphold, metamask, trc20, erc20`,
    // Vouchers that shops sell and a code redeems.
    money: `gift card, gift cards, giftcard, giftcards, steam card, steam cards, itunes card, itunes cards,
      apple card, apple cards, amazon card, amazon cards, razer gold, transcash, neosurf, paysafecard, paysafe,
      recharge card, recharge cards, airtime, bitcoin, usdt, btc, crypto, sephora card, vanilla card, google
      play, prepaid card, pin voucher`,
    code: `otp, pin code, verification code`,
    profit: `forex, binance, usdt, bitcoin, crypto`,
  },
}
