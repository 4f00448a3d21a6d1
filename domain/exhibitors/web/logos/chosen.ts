import type { SentLogo } from '../../contract/logos.ts'

/** The exhibitor that gets a picture, by the picture's place. */
export type Chosen = ReadonlyMap<number, number>

/** Where a picture can go: to the exhibitors that are called so and whose logo the organizer may change. */
export const targetsOf = ({ firms, problem }: SentLogo) =>
  problem === null ? firms.filter(({ isShared }) => !isShared) : []

/** Whether a picture can be read and is called by nobody. */
export const isNobodys = ({ firms, problem }: SentLogo) => problem === null && !firms.length

/** An exhibitor gets one picture: who is given another loses the one before. */
export function withChoice(chosen: Chosen, at: number, firm: number | null): Chosen {
  const others = [...chosen].filter(([place, taken]) => place !== at && taken !== firm)
  return new Map(firm === null ? others : [...others, [at, firm]])
}

/** Without a question: the first picture that is clearly for an exhibitor who has none. */
export const chosenAtFirst = (pictures: readonly SentLogo[]): Chosen =>
  pictures.reduceRight<Chosen>((chosen, picture) => {
    const [firm, other] = targetsOf(picture)
    return firm && !other && picture.firms.length === 1 && !firm.hasLogo
      ? withChoice(chosen, picture.at, firm.id)
      : chosen
  }, new Map())
