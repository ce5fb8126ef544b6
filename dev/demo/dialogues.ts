import { ABENA, AKOSUA, CHIDI, EMEKA, TUNDE, YETUNDE } from './companions.ts'

export interface Dialogue {
  with: string
  lines: [speaker: 'me' | 'them', hoursAgo: number, text: string][]
  unread: number
}

export const WITH_AMARA: Dialogue[] = [
  {
    with: EMEKA.id,
    unread: 2,
    lines: [
      ['them', 74, 'Good evening Amara. I have to ask, what do the plants say when you talk to them?'],
      ['me', 73.5, 'Good evening! Mostly “water”. The aloe complains about the generator.'],
      ['them', 73.4, 'Then the aloe and my mum will get on fine.'],
      ['me', 72.8, 'Haha. Is she here in Lagos?'],
      [
        'them',
        72.6,
        'No o, she moved back to the village. Eleven goats. I get the news of all of them every evening.',
      ],
      ['them', 72.5, 'Number seven is not well at the moment, in case you were wondering.'],
      ['me', 71.9, 'Eyah, sorry to number seven 😄'],
      ['me', 50, 'I call mine when I lock up the shop. If I’m five minutes late she’s already ringing me.'],
      ['them', 49.4, 'Can I ask you something a bit serious? What made you feel ready for marriage?'],
      [
        'me',
        48.6,
        'My sister’s wedding. Not the party, the morning after. The two of them were doing the dishes at my parents’ and laughing about something. I thought, ok, that.',
      ],
      ['me', 48.5, 'You?'],
      ['them', 47.1, 'Coming home with good news and nobody to tell except the radio.'],
      ['them', 26, 'I keep thinking about your sister and the dishes.'],
      ['them', 3.2, 'How did the solo go on Sunday? You promised to report back'],
      ['them', 3.1, 'And would you be up for a call on Saturday? No pressure if it’s too soon.'],
    ],
  },
  {
    with: TUNDE.id,
    unread: 0,
    lines: [
      ['me', 170, 'Hello! Another person who reads on the way to work. What’s in the bag this week?'],
      ['them', 168.5, 'So Long a Letter, second time round. I’d forgotten how short it is. You?'],
      ['me', 168, 'A history of salt.'],
      ['them', 167.9, 'Salt'],
      ['me', 167.8, 'It’s better than it sounds!!'],
      ['them', 167.2, 'I’m a librarian, I have ordered worse. Is it good?'],
      ['me', 166.4, 'I missed my stop on Tuesday.'],
      [
        'them',
        145,
        'OK I put it on the list for the library. If nobody borrows it I’m giving them your name.',
      ],
      ['me', 144.4, 'Fair. My sister wants to know if you can cook, by the way.'],
      [
        'them',
        143.9,
        'Your sister already knows about me? 😅 Stew, yam, eggs any way you like. And one cake.',
      ],
      ['me', 143.5, 'Which cake?'],
      ['them', 143.4, 'Marble. For emergencies.'],
      ['me', 121, 'She says the cake is acceptable.'],
    ],
  },
  {
    with: CHIDI.id,
    unread: 0,
    lines: [
      ['them', 320, 'Hi Amara, saw that you volunteer. Where do you go?'],
      [
        'me',
        317,
        'Hi Chidi. A clinic in Makoko, first Saturday of the month. I do the medicines and a lot of listening. And you?',
      ],
      ['them', 316, 'Eye tests in primary schools around Abuja, when I can get the time off.'],
      ['them', 315.9, 'Last week a boy put on his first glasses, looked at me and said “ah, you are old”.'],
      ['me', 315.2, 'Noooo 😂 what did you say?'],
      ['them', 314, 'I told him the glasses are on loan.'],
    ],
  },
]

export const WITH_KOFI: Dialogue[] = [
  {
    with: YETUNDE.id,
    unread: 2,
    lines: [
      [
        'me',
        96,
        'Morning! About the uncles you outdance at weddings. I am one of those uncles, and I don’t sit down.',
      ],
      ['them', 95, 'Ah. They all say that until the second hour.'],
      ['me', 94.6, 'To be honest I’m usually on the bass, so nobody has ever really seen my feet.'],
      ['them', 94.1, 'Very convenient, Mr Kofi.'],
      ['me', 94, 'I know 😄'],
      ['me', 70, 'My mother laughed about “very convenient” for a good five minutes.'],
      ['them', 69.5, 'Wait, you told your mother??'],
      [
        'me',
        69.3,
        'Only the joke! She’s from Abeokuta side, she heard “Yétúndé” and now she wants your surname.',
      ],
      ['them', 68.8, 'Tell her Ṣówándé, and that I said ẹ káàárọ̀ ma.'],
      ['them', 46, 'So what does a Saturday look like at your end?'],
      [
        'me',
        45.2,
        'Market at 7, waakye for whoever turns up at 10, band at 4. In between I say I’ll fix the gate.',
      ],
      ['them', 44.9, 'And the gate?'],
      ['me', 44.8, 'Still thinking about it'],
      ['them', 5.5, 'I’ve only been to Accra once and it rained all three days. I’d like to see it dry.'],
      ['them', 5.4, 'Do people actually clap when you switch the lights on? I’ve always wanted to know.'],
    ],
  },
  {
    with: AKOSUA.id,
    unread: 0,
    lines: [
      [
        'them',
        210,
        'Hello Kofi. My brother does solar too, in Kumasi, so I know all about roofs. Please be careful up there.',
      ],
      ['me', 208, 'Thank you! House rule: nobody on a ladder after lunch.'],
      ['them', 207.4, 'Because of the waakye?'],
      ['me', 207, 'Because of the waakye.'],
      ['them', 206.8, '😂😂'],
      ['me', 206.1, 'How do you get forty children to be quiet? Asking for a band.'],
      ['them', 186, 'You whisper. Works on class 3, can’t promise for drummers. What are you people called?'],
      ['me', 185.1, 'The Second Row. The elders won’t give up the first.'],
      ['them', 184.7, 'Eii. Let me know when you play Kumasi, I’ll bring the staff room.'],
    ],
  },
  {
    with: ABENA.id,
    unread: 0,
    lines: [
      ['me', 400, 'Good evening Abena. Cape Coast girl! Which side? I was born behind the Methodist school.'],
      ['them', 398, 'Good evening! Brofoyedur. Then I probably know your aunties.'],
      ['me', 397.6, 'That worries me a bit. How’s the family?'],
      [
        'them',
        397,
        'All well by God’s grace. My sister had a girl on Tuesday, so I caught this one as an auntie and not as the midwife.',
      ],
      ['me', 396.9, 'Congratulations!! What’s her name?'],
      ['them', 396.5, 'We outdoor her next week. At the moment there are four names and no agrement.'],
      ['them', 396.4, '*agreement. I’ve been up since 4'],
      ['me', 396, 'Go and sleep, auntie. Greet the little one for me.'],
    ],
  },
]
