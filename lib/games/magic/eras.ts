import { words, type Era } from '../../engine'

/** The source gives no rule that changed; the rules cited are those of June 2025. */
export const eras: readonly Era[] = [{ id: 'now', title: words('現在', 'today') }]
