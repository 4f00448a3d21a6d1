import { useCallback, useState } from 'react'
import { usePerson } from '#domain/identity/web/person.ts'
import { machineStorage, ownKey } from '#platform/web/browser-storage.ts'

const keyOf = (person: number, place: string) => ownKey(person, `draft:${place}`)

/** Where somebody writes has another name now: text and file go along, unless something is written there already. */
export function moveDraft(person: number, from: string, to: string) {
  for (const part of ['', ':file']) {
    const [source, target] = [keyOf(person, from + part), keyOf(person, to + part)]
    const typed = machineStorage.read(source)
    if (!typed || machineStorage.read(target)) continue
    machineStorage.write(target, typed)
    machineStorage.write(source, null)
  }
}

/** What is typed and not sent, kept over a reload and until one logs out; `place` names where, `conversation:…`. */
export function useDraft(place: string): [string, (text: string) => void] {
  const person = usePerson().user?.id ?? 0
  const key = keyOf(person, place)
  const [draft, setDraft] = useState({ key, text: machineStorage.read(key) ?? '' })
  if (draft.key !== key) setDraft({ key, text: machineStorage.read(key) ?? '' })
  const write = useCallback(
    (text: string) => {
      // At once: what is sent may go with the page that it was typed on.
      machineStorage.write(key, text || null)
      setDraft({ key, text })
    },
    [key],
  )
  return [draft.key === key ? draft.text : '', write]
}
