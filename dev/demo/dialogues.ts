import { ABENA, AKOSUA, CHIDI, EMEKA, TUNDE, YETUNDE } from './companions.ts'

/** A conversation that is waiting: who says what, and how long before today, in hours. */
export interface Dialogue {
  /** Id of the other one. */
  with: string
  lines: [speaker: 'me' | 'them', hoursAgo: number, text: string][]
  /** How many of the last lines have not been read. */
  unread: number
}

/** Amara's conversations; `me` is Amara. */
export const WITH_AMARA: Dialogue[] = [
  {
    with: EMEKA.id,
    unread: 2,
    lines: [
      [
        'them',
        74,
        'Good evening Amara. Your profile made me smile: what do the plants say when you talk to them?',
      ],
      ['me', 73.5, 'Good evening! Mostly they ask for water. The aloe complains about the generator.'],
      ['them', 73.2, 'Then the aloe and my mother would agree on something.'],
      ['me', 72.8, 'Haha. Is she in Lagos too?'],
      [
        'them',
        72.1,
        'She is in the village now, with her goats. We speak every evening; I know all the goats by name.',
      ],
      [
        'me',
        50,
        'That is lovely. I call mine after closing the shop. If I am five minutes late she calls me.',
      ],
      [
        'them',
        49.4,
        'May I ask you something more serious? What made you decide that you are ready for marriage?',
      ],
      [
        'me',
        48.6,
        'My sister’s wedding, I think. Not the party. The morning after, when the two of them were washing plates and laughing. I wanted that.',
      ],
      ['them', 26, 'I have been thinking about your answer since yesterday. The plates. It is exactly that.'],
      ['them', 3.2, 'How did the solo go? You promised to tell me.'],
      ['them', 3.1, 'And would a phone call on Saturday be all right? Only if you feel like it.'],
    ],
  },
  {
    with: TUNDE.id,
    unread: 0,
    lines: [
      ['me', 170, 'Hello! I see we both read on the way to work. What are you reading now?'],
      ['them', 168.5, 'Hello Amara! Second time through “So Long a Letter”. And you?'],
      ['me', 168, 'A book about the history of salt. It is better than it sounds.'],
      ['them', 167.2, 'Everything is better with salt, so I believe you.'],
      ['me', 145, 'That was a very good answer and I have told my sister.'],
      ['them', 144.4, 'Now I am nervous. What did your sister say?'],
      ['me', 143.9, 'She said: ask him if he can cook.'],
      ['them', 143.5, 'Tell her yes: stew, yam, and one cake for emergencies.'],
      ['me', 121, 'She approves of the cake. So do I.'],
    ],
  },
  {
    with: CHIDI.id,
    unread: 0,
    lines: [
      ['them', 320, 'Good afternoon, Amara. I liked that you volunteer. Where do you go?'],
      [
        'me',
        317,
        'Good afternoon! A clinic in Makoko, once a month. We bring what we can and mostly we listen.',
      ],
      ['them', 316, 'I do something similar with school eye tests. The children think I am a magician.'],
      [
        'me',
        315.2,
        'You put glasses on a child and they see leaves for the first time. It is a kind of magic.',
      ],
      ['them', 314, 'You understand it. Let us keep talking.'],
    ],
  },
]

/** Kofi's conversations; `me` is Kofi. */
export const WITH_KOFI: Dialogue[] = [
  {
    with: YETUNDE.id,
    unread: 2,
    lines: [
      [
        'me',
        96,
        'Good morning! You wrote that you dance at weddings until somebody’s uncle gives up. I am an uncle. I do not give up.',
      ],
      ['them', 95, 'Good morning Kofi. That sounds like a challenge, and I accept it.'],
      ['me', 94.6, 'Fair warning, I play bass, so I have rhythm everywhere except in my feet.'],
      ['them', 94.1, 'Then you play and I will dance. That is what they call partnership.'],
      ['me', 70, 'Ha! I told that to my mother and she laughed for a good minute.'],
      ['them', 69.5, 'You told your mother about me already?'],
      ['me', 69.3, 'Only the joke. She asked for your name, I said patience.'],
      ['them', 46, 'Patience is a good name. What do you do on a free Saturday?'],
      [
        'me',
        45.2,
        'Market at seven, waakye for the neighbours at ten, band practice at four. There is a chair free from ten.',
      ],
      [
        'them',
        5.5,
        'I have been to Accra only once, and it rained the whole time. I would like to see it dry.',
      ],
      ['them', 5.4, 'What do the clinics say when you switch the lights on?'],
    ],
  },
  {
    with: AKOSUA.id,
    unread: 0,
    lines: [
      [
        'them',
        210,
        'Hello Kofi, greetings. My brother works with solar too, so I know about roofs and ladders. Please be careful up there!',
      ],
      ['me', 208, 'Hello, and thank you! I have a rule: no ladder after lunch.'],
      ['them', 207.4, 'A wise man. Is it because of the waakye?'],
      ['me', 207, 'It is entirely because of the waakye.'],
      ['them', 186, 'What is your church band called?'],
      ['me', 185.1, 'The Second Row. Because the first row is reserved for the elders.'],
      ['them', 184.7, 'I am still laughing. I would come and hear The Second Row.'],
    ],
  },
  {
    with: ABENA.id,
    unread: 0,
    lines: [
      ['me', 400, 'Good evening. We both put family first, so let me begin there: how is yours?'],
      [
        'them',
        398,
        'Good evening, Kofi. All well by God’s grace. My sister had a little girl on Tuesday, I am an aunt again.',
      ],
      ['me', 397.6, 'Congratulations! What is her name?'],
      ['them', 397, 'She will be named next week. The whole house is arguing softly.'],
      ['me', 396.5, 'Arguing softly should be on our family crest. Send greetings to the little one.'],
    ],
  },
]
