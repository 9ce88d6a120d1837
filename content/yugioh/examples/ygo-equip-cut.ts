import { activate, goes, hand, mine, position, t, yes, zone, type YugiohExample } from './writing'

export const ygoEquipCut: YugiohExample = {
  id: 'ygo-equip-cut',
  title: t('装備モンスターが裏側になったら', 'The equipped monster is turned face-down'),
  text: t(
    '攻撃力を上げる装備魔法をつけたモンスターを裏側守備表示にする。',
    'A monster with an Equip Spell is turned face-down.',
  ),
  start: position(
    mine('elf', 'celtic-guardian'),
    mine('axe', 'axe-of-despair', zone('spell', { face: 'up', tie: 'elf' })),
    mine('moon', 'book-of-moon', hand),
  ),
  steps: [
    yes(activate('moon', { targets: ['elf'] }), '《月の書》を発動する。', 'Book of Moon is activated.'),
    goes(['ygo-fd-30'], { 'elf.stance': 'face-down-defense', 'axe.zone': 'graveyard', 'elf.atk': 1400 }),
  ],
  branches: [],
}
