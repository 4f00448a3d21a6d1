import { fold } from '#platform/contract/import.ts'

/** What a place is called: `A6`, and `H1-6` where the letter of its hall ends in a digit. As `stand_label` of the database. */
export const placeLabel = (letter: string, number: number): string =>
  `${letter}${/[0-9]$/.test(letter) ? '-' : ''}${number}`

type Placed = { label: string | null; fairHall: { letter: string } | null; number: number | null }

/** What stands on the sign of a booth: its own label, else its place; empty while it waits for one. */
export const boothLabel = ({ label, fairHall, number }: Placed): string =>
  fairHall && number ? (label ?? placeLabel(fairHall.letter, number)) : ''

const bare = (text: string) => fold(text).replaceAll(' ', '')

/** The same label, however it is spaced and cased: as the database compares them. */
export const isSameLabel = (a: string, b: string): boolean => bare(a) === bare(b)

/** Whether a search finds a booth: by a piece of its exhibitor's name, or by how its label begins, however it is spaced. */
export const findsBooth = (search: string, name: string, label: string): boolean =>
  fold(name).includes(fold(search)) || bare(label).startsWith(bare(search))
