import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { isLocale } from '#platform/contract/locale.ts'
import type { RecordOf } from '#platform/contract/resource.ts'
import { callQuery, useApi, useRefresh } from '#platform/web/api/api-context.tsx'
import { useSubmit } from '#platform/web/api/use-submit.ts'
import { useDraft } from '#platform/web/forms/use-draft.ts'
import { useLocale } from '#platform/web/words/words.ts'
import { type HomepageImage, homepageOfFair, imagesOfHomepage } from '../../contract/endpoints.ts'
import { fairs } from '../../contract/fair.ts'
import {
  type Homepage,
  type HomepageContent,
  type HomepageSection,
  homepageIn,
  type SectionKind,
} from '../../contract/homepage.ts'
import { defaultFairs } from '../../contract/public-fair.ts'
import {
  addSection,
  composed,
  orderSections,
  removeSection,
  setSection,
  setShared,
  setWords,
} from './draft.ts'

type SavedHomepage = { homepage?: Homepage; images?: HomepageImage[] }

const newId = () => Math.random().toString(36).slice(2, 10)

/** The homepage as it is being written: kept in this tab as it is typed, as a draft on the server, or published. */
export function useHomepageEditor(
  fair: RecordOf<typeof fairs>,
  onSaved: (how: 'draft' | 'published') => void,
) {
  const api = useApi()
  const refresh = useRefresh()
  const reader = useLocale()
  const local = useDraft<{ kept?: SavedHomepage }>({}, `draft:homepage:${fair.id}`)
  const kept = local.value.kept ?? {}
  const main = isLocale(fair.mainLanguage.code) ? fair.mainLanguage.code : 'fr'
  const languages = useMemo(() => {
    const spoken = fair.fairLanguages.map(language => language.code).filter(isLocale)
    return [main, ...spoken.filter(one => one !== main)]
  }, [fair.fairLanguages, main])
  const [code, setCode] = useState(languages.includes(reader) ? reader : main)
  const start = kept.homepage ?? fair.homepageDraft ?? fair.homepageJson
  const draft = useMemo(() => composed(start, languages, main), [start, languages, main])
  const { data: stored } = useQuery(callQuery(api, imagesOfHomepage, { params: { id: fair.id } }))
  const images = useMemo(() => [...(kept.images ?? []), ...(stored ?? [])], [kept.images, stored])
  const set = (homepage: Homepage, image?: HomepageImage) =>
    local.set('kept', { homepage, images: image ? [...(kept.images ?? []), image] : kept.images })

  const { submit, problems, isPending } = useSubmit(async values => {
    const how = values.get('how') === 'published' ? 'published' : 'draft'
    const homepage = draft.homepage
    await api.update(
      fairs,
      fair.id,
      how === 'published' ? { homepageJson: homepage, homepageDraft: null } : { homepageDraft: homepage },
    )
    local.reset()
    await refresh(fairs, defaultFairs, homepageOfFair, imagesOfHomepage)
    onSaved(how)
  })
  const send = (how: 'draft' | 'published') => {
    const values = new FormData()
    values.set('how', how)
    submit(values)
  }

  return {
    draft,
    main,
    code,
    setCode,
    images,
    content: draft.homepage[code] ?? {},
    /** As the reader of this language will read it, with what comes from the main language. */
    shown: useMemo(() => homepageIn(draft.homepage, code, main), [draft.homepage, code, main]),
    isChanged: local.isChanged,
    hasDraft: fair.homepageDraft !== null,
    setWords: (patch: HomepageContent, image?: HomepageImage) => set(setWords(draft, code, patch), image),
    setShared: (patch: HomepageContent) => set(setShared(draft, patch)),
    setSection: (id: string, patch: HomepageSection, image?: HomepageImage) =>
      set(setSection(draft, code, id, patch), image),
    add: (kind: SectionKind) => {
      const id = newId()
      set(addSection(draft, kind, id))
      return id
    },
    remove: (id: string) => set(removeSection(draft, id)),
    restore: (homepage: Homepage) => set(homepage),
    order: (ids: string[]) => set(orderSections(draft, ids)),
    /** Returns what takes it back. */
    discard: () => {
      local.reset()
      return () => local.set('kept', kept)
    },
    send,
    problems,
    isPending,
  }
}

export type HomepageEditor = ReturnType<typeof useHomepageEditor>
