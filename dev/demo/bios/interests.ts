export const OF_INTEREST: Record<string, string[]> = {
  technology: [
    'I take old radios apart and, lately, put them back together.',
    'Gadgets find me before I find them.',
    'I explain new phones to my whole street.',
  ],
  travel: [
    'My next journey is always to a cousin I have not met yet.',
    'I prefer night buses and long talks to quick flights.',
    'I have a map on the wall with more pins than sense.',
  ],
  cooking: [
    'I will argue about whose {dish} is better and then cook you mine.',
    'The kitchen is where I think best.',
    'I cook from memory and clean as I go.',
  ],
  reading: [
    'There is always a Chinua Achebe or a Mariama Bâ within reach.',
    'I read on the bus and miss my stop about once a month.',
    'My favourite present is a book with somebody’s notes in it.',
  ],
  music: [
    'My Saturdays have a soundtrack: highlife, old soul, a bit of amapiano.',
    'I play the guitar well enough for family and badly enough to stay modest.',
    'Give me a live band and a plastic chair, and I am happy.',
  ],
  photography: [
    'I photograph doors, hands and people laughing.',
    'I carry a small camera and ask before I use it.',
    'My favourite picture is of my mother not looking.',
  ],
  art: [
    'I paint on Sundays; most of it stays on the wall, some on the floor.',
    'I like galleries where one may sit for an hour.',
    'I collect masks and the stories that come with them.',
  ],
  sports: [
    'During the Africa Cup of Nations I am not available, emotionally.',
    'I play five-a-side on Thursdays and feel it until Saturday.',
    'I coach a small netball team that has never won and never missed a training.',
  ],
  fitness: [
    'I run at dawn, before the city has opinions.',
    'The gym keeps me sane, the stairs keep me honest.',
    'I walk everywhere, and I think better for it.',
  ],
  dancing: [
    'I dance while cooking, which the neighbours have come to accept.',
    'Put on some ndombolo and watch me forget my age.',
    'I have two left feet, and they enjoy themselves.',
  ],
  movies: [
    'I know far too many Nollywood lines by heart.',
    'Film nights with too much popcorn are my idea of luxury.',
    'I prefer stories where nobody is simply bad.',
  ],
  fashion: [
    'I have a weakness for good fabric and better tailors.',
    'I dress up for small occasions; why wait?',
    'There is a story behind every cloth in my wardrobe.',
  ],
  business: [
    'I am building something of my own, one careful year at a time.',
    'I like hearing how people started.',
    'I help my mother with her shop’s books, and she pays in stew.',
  ],
  education: [
    'I mentor two girls from my old school, and they mentor me back.',
    'I believe in libraries the way others believe in lotteries.',
    'I am always in the middle of some course or other.',
  ],
  healthcare: [
    'I give first-aid classes in the community hall.',
    'I remind everyone to drink water, sorry in advance.',
    'I volunteer at the clinic’s vaccination days.',
  ],
  environment: [
    'I pick up plastic on my morning walk, and people have begun to join.',
    'I grow vegetables in old paint buckets.',
    'I care about rivers, and I know the names of ours.',
  ],
  politics: [
    'I follow the news closely and argue politely.',
    'I vote, I read, I ask questions at meetings.',
    'We can differ on politics if we agree on decency.',
  ],
  history: [
    'I can talk about the Mali Empire until the tea is cold.',
    'I write down what my elders remember, before it is gone.',
    'Old maps make me happy for days.',
  ],
  culture: [
    'I never miss a festival when the drums are from home.',
    'I want our children to know the songs as well as the dates.',
    'Proverbs are my weakness; I have one for most delays.',
  ],
  languages: [
    'I collect languages and use all of them badly on purpose.',
    'I am learning to write properly what I have always spoken.',
    'I greet people in their own language, even when it is the only word I have.',
  ],
  volunteering: [
    'One Saturday a month I cook for the children’s home.',
    'I give my free mornings to a reading club for small children.',
    'Giving time is the thing I was taught never to count.',
  ],
  gaming: [
    'I unwind with FIFA, and I lose to my nephew.',
    'Board games on Fridays, and no mercy.',
    'I like games that friends can play on one sofa.',
  ],
}
