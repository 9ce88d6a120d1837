import { branch, change, deciding, defense, mine, no, position, t, yes, type YugiohExample } from './writing'

export const ygoGemini: YugiohExample = {
  id: 'ygo-gemini',
  title: t('再度召喚と表示形式の変更', 'Gemini Summon and change of position'),
  text: t(
    'デュアルモンスターを再度召喚した後で表示形式を変更できるか。',
    'May a Gemini Monster change its position after it was Gemini Summoned?',
  ),
  start: position(mine('neos', 'elemental-hero-neos-alius', defense)),
  steps: [
    yes({ type: 'geminiSummon', by: 'player', card: 'neos' }, '再度召喚する。', 'It is Gemini Summoned.', [
      'ygo-bp-23',
    ]),
    no(change('neos'), '再度召喚したターンは変更できない。', 'It cannot be changed in that turn.', ['ygo-bp-23']),
  ],
  branches: [
    branch('change-first', t('先に変更する', 'Change it first'), 0, [
      yes(change('neos'), '先に表示形式を変更する。', 'Its position is changed first.', ['ygo-bp-05'], {
        'neos.stance': 'face-up-attack',
      }),
      deciding(
        yes(
          { type: 'geminiSummon', by: 'player', card: 'neos' },
          'その後の再度召喚はできる。',
          'Then it can be Gemini Summoned.',
          ['ygo-bp-23'],
        ),
      ),
    ]),
  ],
}
