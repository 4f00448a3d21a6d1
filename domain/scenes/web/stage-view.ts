/** A drawing as what is laid over it sees it: its size, and where its booths are. */
export type StageView = {
  width: number
  height: number
  /** Half a tile. */
  u: number
  /** Where the sign of a booth hangs; null of one that is not drawn. */
  spotOf: (booth: number) => { x: number; y: number } | null
  /** Where a card stands beside a booth; none on a phone, where it is a sheet. */
  placeOf: (booth: number) => { left: string; top: string } | null
}

/** The same of the lobby, whose doors have letters; null of one in another gallery. */
export type LobbyStageView = {
  width: number
  height: number
  spotOf: (letter: string) => { x: number; y: number } | null
}

type Sign = { left: number; top: number; width: number; height: number }

/** The middle of a sign. */
export const middleOf = ({ left, top, width, height }: Sign) => ({ x: left + width / 2, y: top + height / 2 })
