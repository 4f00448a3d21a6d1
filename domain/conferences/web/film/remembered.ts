import { machineStorage, ownKey, parseStored } from '#platform/web/browser-storage.ts'

/** How somebody watches: kept in their browser alone, until they log out. */
export type Watching = { captions: string | null; speed: number }

/** Films whose place is kept. */
const placesMost = 50
/** Nobody has watched so little, or wants to see so little again. */
const edge = 15

export const speeds = [0.75, 1, 1.25, 1.5, 2] as const

type Places = [film: string, second: number][]

export function rememberedOf(person: number) {
  const read = <T>(key: string) => parseStored<T>(machineStorage.read(ownKey(person, key)))
  const write = (key: string, value: unknown) =>
    machineStorage.write(ownKey(person, key), JSON.stringify(value))
  const places = (): Places => read<Places>('film-places') ?? []
  return {
    watching: (): Watching => {
      const { captions = null, speed } = read<Partial<Watching>>('film-watching') ?? {}
      return { captions, speed: speeds.find(one => one === speed) ?? 1 }
    },
    keepWatching: (watching: Watching) => void write('film-watching', watching),
    /** Where they stopped; none for what they have hardly begun, or seen to its end. */
    placeIn: (film: string): number | null => places().find(([one]) => one === film)?.[1] ?? null,
    keepPlace: (film: string, second: number, duration: number) => {
      const others = places().filter(([one]) => one !== film)
      const isWithin = second > edge && !(Number.isFinite(duration) && second > duration - edge)
      write('film-places', isWithin ? [[film, Math.floor(second)], ...others].slice(0, placesMost) : others)
    },
  }
}

export type Remembered = ReturnType<typeof rememberedOf>
