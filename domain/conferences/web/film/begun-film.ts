import { machineStorage, ownKey, parseStored } from '#platform/web/browser-storage.ts'

/** A film of which a part may have been sent: for which session, where it lies, and by what the same file is known again. */
export type BegunFilm = {
  session: number
  address: string
  name: string
  size: number
  lastModified: number
  /** When it was last gone on with. */
  at: number
}

/** What nobody has gone on with for so long the server has forgotten. */
const longest = 86_400_000

const key = (person: number) => ownKey(person, 'films')

const readAll = (person: number) =>
  (parseStored<BegunFilm[]>(machineStorage.read(key(person))) ?? []).filter(
    ({ at }) => Date.now() - at < longest,
  )

const writeAll = (person: number, films: readonly BegunFilm[]) =>
  void machineStorage.write(key(person), films.length ? JSON.stringify(films) : null)

const othersThan = (person: number, session: number) =>
  readAll(person).filter(film => film.session !== session)

export const begunFilm = (person: number, session: number) =>
  readAll(person).find(film => film.session === session) ?? null

export const keepBegun = (person: number, film: Omit<BegunFilm, 'at'>) =>
  writeAll(person, [...othersThan(person, film.session), { ...film, at: Date.now() }])

/** It has arrived, or was given up. */
export const forgetBegun = (person: number, session: number) => writeAll(person, othersThan(person, session))

export const isSameFile = (begun: BegunFilm, { name, size, lastModified }: File) =>
  begun.name === name && begun.size === size && begun.lastModified === lastModified
