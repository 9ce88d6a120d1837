import {
  activate,
  branch,
  deciding,
  down,
  goes,
  hand,
  mine,
  no,
  position,
  resolve,
  t,
  theirTurn,
  theirs,
  yes,
  zone,
  type YugiohExample,
} from './writing'

export const ygoCategoryTrigger: YugiohExample = {
  id: 'ygo-category-trigger',
  title: t(
    '裏側のまま破壊されたカードは「カテゴリのカード」か',
    'Destroyed face-down: was it a card of its archetype?',
  ),
  text: t(
    '相手の裏側守備表示のモンスターを効果で破壊し、墓地へ送る。相手には条件の違う3つの効果がある。',
    'You destroy face-down monsters of the opponent by an effect. The opponent has three effects with different conditions.',
  ),
  start: position(
    theirs('jasmine', 'aromage-jasmine', down),
    theirs('sangan', 'sangan', down),
    theirs('stein', 'ghostrick-stein', down),
    theirs('garden', 'aroma-garden', zone('field')),
    theirs('specter', 'ghostrick-specter', hand),
    mine('bolt', 'raigeki', hand),
  ),
  steps: [
    yes(
      activate('bolt'),
      '相手モンスターを全て破壊する《サンダー・ボルト》を発動する。',
      'Raigeki, which destroys all monsters of the opponent, is activated.',
    ),
    deciding(goes(['ygo-fd-14'], { 'jasmine.zone': 'graveyard', waiting: ['sangan', 'specter'] })),
    yes(
      activate('sangan', { effect: 'search' }, 'opponent'),
      '「このカード」が墓地へ送られたので、裏側だった《クリッター》の効果は発動する。',
      'It was this very card that was sent, so Sangan activates although it was face-down.',
      ['ygo-fd-15'],
    ),
    deciding(
      yes(
        activate('specter', { effect: 'return' }, 'opponent'),
        '《ゴーストリック・スペクター》だけは、裏側の「ゴーストリック」でも条件を満たす。',
        'Ghostrick Specter alone is met by a face-down Ghostrick too.',
        ['ygo-fd-17'],
      ),
    ),
    goes([], { 'specter.stance': 'face-down-defense', 'opponent.lp': 8000 }),
  ],
  branches: [
    branch(
      'face-up',
      t('全て表側', 'All face-up'),
      1,
      [
        deciding(
          yes(
            resolve,
            '表側のまま墓地へ送られたので、3つとも条件を満たす。',
            'They were face-up as they were sent, so all three conditions are met.',
            [],
            { waiting: ['garden', 'sangan', 'specter'] },
          ),
        ),
      ],
      {
        start: position(
          theirs('jasmine', 'aromage-jasmine'),
          theirs('sangan', 'sangan'),
          theirs('stein', 'ghostrick-stein'),
          theirs('garden', 'aroma-garden', zone('field')),
          theirs('specter', 'ghostrick-specter', hand),
          mine('bolt', 'raigeki', hand),
        ),
      },
    ),
    branch(
      'face-down-category',
      t('カテゴリの条件だけを見る', 'Only the archetype is asked for'),
      1,
      [
        deciding(goes(['ygo-fd-14'], { waiting: [] })),
        no(
          activate('garden', { effect: 'aroma' }, 'opponent'),
          '裏側のまま墓地へ送られた「アロマ」では条件を満たさない。',
          'An Aroma monster that was face-down does not meet it.',
          ['ygo-rule-trigger'],
        ),
      ],
      {
        start: position(
          theirs('jasmine', 'aromage-jasmine', down),
          theirs('garden', 'aroma-garden', zone('field')),
          mine('bolt', 'raigeki', hand),
        ),
      },
    ),
    branch(
      'own-effect',
      t('相手自身の効果で破壊', "Destroyed by its owner's own effect"),
      0,
      [
        yes(
          activate('doom', { targets: ['stein'], cost: ['spare'] }, 'opponent'),
          '自分の《死者への手向け》で裏側の「ゴーストリック」を破壊する。',
          'The opponent destroys the face-down Ghostrick by their own effect.',
        ),
        deciding(
          yes(
            resolve,
            '《ゴーストリック・スペクター》は相手の効果で破壊された場合を待つ。自分の効果による破壊では条件を満たさない。',
            'Ghostrick Specter waits for destruction by an effect of the other player. One’s own effect does not meet it.',
            [],
            { 'stein.zone': 'graveyard', waiting: [] },
          ),
        ),
      ],
      {
        start: theirTurn(
          position(
            theirs('stein', 'ghostrick-stein', down),
            theirs('specter', 'ghostrick-specter', hand),
            theirs('doom', 'tribute-to-the-doomed', hand),
            theirs('spare', 'sangan', hand),
          ),
        ),
      },
    ),
  ],
}
