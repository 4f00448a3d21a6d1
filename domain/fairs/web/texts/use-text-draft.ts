import type { ResponseOf } from '#platform/contract/endpoint.ts'
import type { Locale } from '#platform/contract/locale.ts'
import { machineStorage, ownKey } from '#platform/web/browser-storage.ts'
import { useDraft } from '#platform/web/forms/use-draft.ts'
import type { textsOfFair } from '../../contract/fair-text.ts'

export type FairText = ResponseOf<typeof textsOfFair>[number]

/** A text of a fair while `person` writes it, language by language, and the version that it was begun on. */
export function useTextDraft({ kind, version, translations }: FairText, fair: number, person: number) {
  const draft = useDraft(
    { version, words: translations },
    ownKey(person, `draft:text:${fair}:${kind}`),
    machineStorage,
  )
  const { words, version: begunOn } = draft.value
  return {
    words,
    version: begunOn,
    isChanged: draft.isChanged,
    /** Somebody else has published since these changes were begun. */
    isStale: draft.isChanged && begunOn !== version,
    keepMine: () => draft.set('version', version),
    reset: draft.reset,
    other: draft.other,
    write: (code: Locale, html: string) =>
      draft.setAll({ ...draft.changes, version: begunOn, words: { ...words, [code]: html || undefined } }),
  }
}
