import { activate, deciding, goes, grave, hand, mine, open, position, t, yes, type YugiohExample } from './writing'

export const ygoSummonedByEffectLimit: YugiohExample = {
  id: 'ygo-summoned-by-effect-limit',
  title: t('「この効果で特殊召喚した」制限と出どころ', 'A limit for being summoned by an effect, and the origin'),
  text: t(
    '《黙する死者》で特殊召喚したモンスターは攻撃できない。《太陽の祭壇》は墓地から特殊召喚されたモンスターを強くする。裏側にして戻す。',
    'A monster revived by Silent Doom cannot attack; Temple of the Sun raises what came from the Graveyard. It is turned face-down and up.',
  ),
  start: position(
    mine('elf', 'celtic-guardian', grave),
    mine('silent', 'silent-doom', hand),
    mine('temple', 'temple-of-the-sun', open),
    mine('moon', 'book-of-moon', hand),
    mine('taiyou', 'book-of-taiyou', hand),
    mine('hurricane', 'special-hurricane', hand),
    mine('spare', 'luster-dragon', hand),
  ),
  steps: [
    yes(activate('silent', { targets: ['elf'] }), '墓地から守備表示で特殊召喚する。', 'It is revived in Defense.'),
    goes([], { 'elf.atk': 1700, 'elf.limits': 1 }),
    yes(activate('moon', { targets: ['elf'] }), '《月の書》を発動する。', 'Book of Moon is activated.'),
    goes(['ygo-fd-41', 'ygo-fd-42', 'ygo-fd-37'], { 'elf.limits': 0 }),
    yes(activate('taiyou', { targets: ['elf'] }), '表側に戻す。', 'It is turned up.'),
    deciding(goes([], { 'elf.atk': 1400, 'elf.summon': 'special' })),
    yes(
      activate('hurricane', { cost: ['spare'] }),
      '「特殊召喚された」ことは残る。',
      'That it was Special Summoned is kept.',
    ),
    goes([], { 'elf.zone': 'graveyard' }),
  ],
  branches: [],
}
