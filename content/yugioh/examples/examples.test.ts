import { describe, expect, test } from 'vitest'
import { compare } from '../../../lib/engine'
import { yugioh } from '../../../lib/games/yugioh'
import { yugiohExamples } from './index'

describe('the worked examples come out as written by hand', () => {
  test.each(yugiohExamples.map((example) => [example.id, example] as const))('%s', (_, example) => {
    expect(compare(yugioh, example)).toEqual([])
  })
})
