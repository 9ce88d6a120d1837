import type { Language } from '../content/vocabulary'

const ja = {
  definitions: '説明文に出てくるもの',
  review: '要見直し',
  shortName: '裏表',
  description: '遊戯王・デュエル・マスターズ・マジックの、裏向きのカードと表示形式の裁定を検索します。',
}

const en: typeof ja = {
  definitions: 'Found in the definition',
  review: 'to be reviewed',
  shortName: 'Uraomote',
  description: 'Searches rulings of Yu-Gi-Oh!, Duel Masters and Magic on face-down cards and battle positions.',
}

export const searchTexts = (language: Language): typeof ja => ({ ja, en })[language]
