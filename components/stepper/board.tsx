import { groupBy } from '@/lib/group-by'
import { seats, type Seat, type Table, type Zone } from '@/lib/engine'
import { stepperTexts } from '@/lib/interface/stepper-texts'
import type { Language } from '@/lib/content/vocabulary'
import { TableCardView } from './table-card'

export type BoardProps = {
  readonly table: Table
  readonly language: Language
  readonly numberOf: (id: string) => string
  /** The card that the reader has chosen. */
  readonly chosen?: string | undefined
  readonly onChoose?: ((card: string) => void) | undefined
}

/** The table as its viewer sees it. It draws what it is given, and knows no rules. */
export const Board = ({ table, language, numberOf, chosen, onChoose }: BoardProps) => {
  const texts = stepperTexts(language)
  const near: Seat = table.viewer === 'opponent' ? 'opponent' : 'player'
  const far = seats.find((seat) => seat !== near)!
  const shared = table.zones.filter((zone) => zone.side === undefined)
  const drawn = { language, numberOf, chosen, onChoose }
  return (
    <div role="group" className="board" aria-label={texts.board} lang={language}>
      <Lines lines={table.status} language={language} />
      <Side table={table} seat={far} mirrored {...drawn} />
      {shared.length > 0 && <Row zones={shared} {...drawn} />}
      {table.stack.length > 0 && (
        <div className="board-stack">
          <p>
            {table.stackLabel[language]} ({texts.stack})
          </p>
          <ol reversed>
            {table.stack.toReversed().map((item) => (
              <li key={item.id}>{item.text[language]}</li>
            ))}
          </ol>
        </div>
      )}
      <Side table={table} seat={near} {...drawn} />
      {table.prompt && (
        <p className="board-prompt">
          <strong>{texts.prompts}</strong> {sideName(table, table.prompt.by, language)}: {table.prompt.text[language]}
        </p>
      )}
    </div>
  )
}

type Drawn = Omit<BoardProps, 'table'>

/** Sides are named from where the viewer sits. */
const sideName = (table: Table, seat: Seat, language: Language) => {
  const { sides } = stepperTexts(language)
  return table.viewer === 'opponent' ? sides[seat === 'player' ? 'opponent' : 'player'] : sides[seat]
}

type SideProps = Drawn & { readonly table: Table; readonly seat: Seat; readonly mirrored?: boolean }

const Side = ({ table, seat, mirrored = false, ...drawn }: SideProps) => {
  const rows = groupBy(
    table.zones.filter((zone) => zone.side === seat),
    (zone) => zone.row,
  )
  const order = [...rows.keys()].toSorted((a, b) => (mirrored ? b - a : a - b))
  const name = sideName(table, seat, drawn.language)
  return (
    <div role="group" aria-label={name} className="board-side" data-seat={seat}>
      <Lines title={name} lines={table.sides[seat]} language={drawn.language} />
      {order.map((row) => (
        <Row key={row} zones={rows.get(row)!} mirrored={mirrored} {...drawn} />
      ))}
    </div>
  )
}

const Row = ({ zones, mirrored = false, ...drawn }: Drawn & { zones: readonly Zone[]; mirrored?: boolean }) => {
  const shown = zones
    .filter((zone) => zone.layout === 'slots' || zone.layout === 'pile' || zone.cards.length > 0)
    .toSorted((a, b) => (mirrored ? b.column - a.column : a.column - b.column))
  if (shown.length === 0) return null
  return (
    <div className="board-row" data-bare={shown.every((zone) => zone.cards.length === 0) ? '' : undefined}>
      {shown.map((zone) => (
        <ZoneView key={zone.id} zone={zone} mirrored={mirrored} {...drawn} />
      ))}
    </div>
  )
}

const ZoneView = ({ zone, mirrored, ...drawn }: Drawn & { zone: Zone; mirrored: boolean }) => {
  const { language } = drawn
  const texts = stepperTexts(language)
  const places = zone.size ?? zone.cards.length
  const inSlots = Array.from({ length: places }, (_, slot) => zone.cards.find((card) => (card.slot ?? -1) === slot))
  const cells = zone.layout === 'slots' ? (mirrored ? inSlots.toReversed() : inSlots) : zone.cards
  const count = zone.cards.length
  return (
    <div
      role="group"
      className="board-zone"
      data-layout={zone.layout}
      data-kind={zone.kind}
      data-zone={zone.id}
      data-places={zone.layout === 'slots' ? places : undefined}
      aria-label={`${zone.label[language]} ${count === 0 ? texts.empty : texts.cards(count)}`}
    >
      <p className="board-zone-name" aria-hidden>
        {zone.label[language]}
        {zone.layout !== 'slots' && count > 1 && ` ${count}`}
      </p>
      <ul>
        {cells.map((card, i) => (
          <li key={card?.id ?? `empty-${i}`} className="board-cell" data-empty={card === undefined ? '' : undefined}>
            {/* Of a pile only the top card can be touched; it leads to the others. */}
            {card && (
              <TableCardView
                card={card}
                {...drawn}
                onChoose={zone.layout === 'pile' && i < cells.length - 1 ? undefined : drawn.onChoose}
              />
            )}
          </li>
        ))}
        {zone.layout === 'pile' && count === 0 && <li className="board-cell" data-empty="" />}
      </ul>
    </div>
  )
}

const Lines = ({ title, lines, language }: { title?: string; lines: Table['status']; language: Language }) => (
  <dl className="board-lines">
    {title !== undefined && (
      <div className="board-lines-title">
        <dt className="sr-only">{title}</dt>
        <dd aria-hidden>{title}</dd>
      </div>
    )}
    {lines.map((line) => (
      <div key={line.label.en}>
        <dt>{line.label[language]}</dt>
        <dd>{line.value[language]}</dd>
      </div>
    ))}
  </dl>
)
