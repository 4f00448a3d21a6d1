import { machineStorage, ownKey, parseStored } from '#platform/web/browser-storage.ts'

/** A film of which a part has been sent: where it lies, and by what the same file is known again. */
export type BegunFilm = { address: string; name: string; size: number; lastModified: number }

const key = (person: number) => ownKey(person, 'film')

export const readBegun = (person: number) => parseStored<BegunFilm>(machineStorage.read(key(person)))

/** Null where it has arrived, or was given up. */
export const writeBegun = (person: number, film: BegunFilm | null) =>
  void machineStorage.write(key(person), film && JSON.stringify(film))

export const isSameFile = (begun: BegunFilm, { name, size, lastModified }: File) =>
  begun.name === name && begun.size === size && begun.lastModified === lastModified
