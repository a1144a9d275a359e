export const firstNames = (
  'Ada Amara Anders Aiko Bela Carmen Chidi Clara Daria Diego Elif Emil Farid Fatima Greta Hana Hugo ' +
  'Ines Ivan Jonas Kaveh Keiko Lea Liam Malik Mei Nadia Noor Olga Omar Paula Priya Rafael Ravi Salma ' +
  'Sofia Tariq Uma Viktor Wanja Yara Yusuf Zoe'
).split(' ')

export const lastNames = (
  'Abebe Almeida Andersen Baker Bianchi Castillo Chen Dubois Eriksen Fischer Garcia Haddad Ivanova ' +
  'Jansen Kaya Kimura Kowalski Lindqvist Mensah Moreau Nguyen Novak Okafor Ortega Patel Quinn Rossi ' +
  'Santos Schmidt Silva Tanaka Vargas Weber Yilmaz Zhang'
).split(' ')

export const brands = [
  'Harbor Bikes',
  'Lumen Coffee',
  'Northwind Tea',
  'Pebble Audio',
  'Quill Notes',
  'Ridge Outdoor',
  'Saffron Kitchen',
  'Tidal Yoga',
  'Umbra Lamps',
  'Verdant Garden',
  'Willow Books',
  'Zephyr Travel',
  'Cobalt Games',
  'Driftwood Surf',
  'Ember Ceramics',
  'Fathom Maps',
]

/** Title and description. */
export const campaignThemes: readonly (readonly [string, string])[] = [
  ['Spring launch', 'Introduces the new season to people who already follow us, with a first look at what comes next.'],
  ['Members week', 'Seven days of small rewards for members, one each day, announced in the morning.'],
  ['Free first month', 'The first month costs nothing and ends by itself, so that anyone can try without a worry.'],
  ['Behind the workshop', 'A short film from the workshop: who makes it, with what, and how long it takes.'],
  ['City tour', 'We visit eight cities and show in each of them what the neighbourhood has made of our idea.'],
  ['Bring a friend', 'Whoever brings a friend gets points for both; the friend gets a welcome of their own.'],
  ['Summer clearance', 'Everything from last season at half its price until the shelves are empty.'],
  ['Beginner course', 'Five lessons of ten minutes that need nothing but curiosity and a quiet corner.'],
  ['Winter edition', 'A small edition for the cold months, numbered and never made again.'],
  ['Open weekend', 'Doors are open from Friday to Sunday; come by, ask anything and leave with a sample.'],
]

export const taskInstructions = [
  'Watch the whole video and note the code that is shown at the end.',
  'Subscribe to the channel, then leave a comment that says what you learned.',
  'Join the server, read the welcome page and react to the newest announcement.',
  'Share the post with one sentence of your own and keep it public for a week.',
  'Watch the lesson on wallets and answer the three questions below the video.',
  'Watch the lesson on staking plans and tell which plan would suit you and why.',
  'Follow the account and vote in the poll of this week.',
  'Watch the advertisement to its end; skipping it earns no points.',
]

/** Of Ethereum's kind, which addresses of 40 hex digits belong to. */
export const networks = [
  'Ethereum',
  'Arbitrum One',
  'BNB Smart Chain',
  'Base',
  'Polygon',
  'Optimism',
  'Avalanche',
  'Gnosis',
]
