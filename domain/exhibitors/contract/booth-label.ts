/** What a place is called: `A6`, and `H1-6` where the letter of its hall ends in a digit. As `stand_label` of the database. */
export const placeLabel = (letter: string, number: number): string =>
  `${letter}${/[0-9]$/.test(letter) ? '-' : ''}${number}`

type Placed = { label: string | null; fairHall: { letter: string } | null; number: number | null }

/** What stands on the sign of a booth: its own label, else its place; empty while it waits for one. */
export const boothLabel = ({ label, fairHall, number }: Placed): string =>
  fairHall && number ? (label ?? placeLabel(fairHall.letter, number)) : ''
