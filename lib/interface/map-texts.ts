import type { Game, Language } from '../content/vocabulary'

const ja = {
  title: '用語の地図',
  of: (game: string) => `用語の地図：${game}`,
  about: {
    across: 'ほかのゲームに対応する用語を、ゲームごとに縦に並べ、対応するものどうしを線で結んでいます。',
    game: '用語の説明にほかの用語が出てくるとき、2つを線で結んでいます。同じ分野の用語は近くにあります。',
  },
  maps: '地図を選ぶ',
  picture: '地図',
  legend: '分野（番号と色）',
  zoomIn: '拡大',
  zoomOut: '縮小',
  whole: '全体',
  actual: '読める大きさ',
  help: '用語に触れるか、Tabキーで選ぶと、つながる線だけが濃くなります。地図の中では「+」「-」「0」キーでも大きさを変えられます。',
  toList: '一覧で読む',
  list: '一覧',
  linked: (names: string) => `つながる用語：${names}`,
  alone: 'つながる用語なし',
  separator: '、',
  across: 'ゲームをまたいで',
  seeOnMap: '用語の地図で見る',
}

const en: typeof ja = {
  title: 'Map of terms',
  of: (game) => `Map of terms: ${game}`,
  about: {
    across:
      'Terms that have a counterpart in another game, one column a game, with a line between those that correspond.',
    game: 'A line joins two terms where the text of one speaks of the other. Terms of a topic stand near each other.',
  },
  maps: 'Choose a map',
  picture: 'Map',
  legend: 'Topics (number and colour)',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  whole: 'Whole map',
  actual: 'Readable size',
  help: 'Point at a term, or reach it with Tab, and only its lines stand out. Within the map the keys +, - and 0 change the size too.',
  toList: 'Read it as a list',
  list: 'List',
  linked: (names) => `Linked with: ${names}`,
  alone: 'Linked with none',
  separator: ', ',
  across: 'Across the games',
  seeOnMap: 'See it on the map of terms',
}

export type MapOf = Game | 'across'
export const mapTexts = (language: Language): typeof ja => ({ ja, en })[language]
