/** What a reading is written in. */
export const kana = /^[\p{Script=Hiragana}\p{Script=Katakana}ー・\s\d]+$/u
