import { useCallback, useState } from 'react'
import { usePerson } from '#domain/identity/web/person.ts'
import { machineStorage, ownKey } from '#platform/web/browser-storage.ts'

/** What is typed and not sent, kept over a reload and until one logs out; `place` names where, `conversation:…`. */
export function useDraft(place: string): [string, (text: string) => void] {
  const person = usePerson().user?.id ?? 0
  const key = ownKey(person, `draft:${place}`)
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
