/** One page of each kind, in both languages: what must hold for all kinds of pages is tested on these. */
export const kindsOfPages = [
  '/r/ygo-fd-22',
  ...['ja', 'en'].flatMap((language) => [
    `/${language}`,
    `/${language}/yugioh`,
    `/${language}/yugioh/battle-position`,
    `/${language}/yugioh/book-of-moon`,
    `/${language}/duel-masters/flip`,
    `/${language}/magic/cloak`,
    `/${language}/magic/become-anonymous`,
    `/${language}/across/other-side-of-a-card`,
    `/${language}/glossary`,
    `/${language}/search?q=${encodeURIComponent('月の書')}`,
    `/${language}/sources`,
    `/${language}/guide/how-to-read`,
    `/${language}/offline`,
    `/${language}/data`,
    `/${language}/pairs?a=yugioh/book-of-moon&b=yugioh/flip-summon`,
    `/${language}/map/magic`,
  ]),
  '/no-such-page',
]
