import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { isLocale, type Locale } from '#platform/contract/locale.ts'
import type { RecordOf } from '#platform/contract/resource.ts'
import { callQuery, recordQuery, useApi, useRefresh } from '#platform/web/api/api-context.tsx'
import { useSubmit } from '#platform/web/api/use-submit.ts'
import { useLive } from '#platform/web/hub/use-live.ts'
import { same } from '#platform/web/saving/unsaved.ts'
import { useSaving } from '#platform/web/saving/use-saving.ts'
import { useLocale } from '#platform/web/words/words.ts'
import {
  changesOfHomepage,
  type HomepageImage,
  homepageOfFair,
  imagesOfHomepage,
} from '../../contract/endpoints.ts'
import { fairs } from '../../contract/fair.ts'
import {
  type Homepage,
  type HomepageContent,
  type HomepageSection,
  homepageIn,
  homepageLanguages,
  type SectionKind,
} from '../../contract/homepage.ts'
import { composed, homepageFields, homepageOfFields } from '../../contract/homepage-fields.ts'
import { defaultFairs } from '../../contract/public-fair.ts'
import { addSection, orderSections, removeSection, setSection, setShared, setWords } from './draft.ts'

type Fair = RecordOf<typeof fairs>

const newId = () => Math.random().toString(36).slice(2, 10)

const languagesOf = ({ mainLanguage, fairLanguages }: Fair) => {
  const main: Locale = isLocale(mainLanguage.code) ? mainLanguage.code : 'fr'
  const spoken = fairLanguages.map(language => language.code).filter(isLocale)
  return { main, languages: [main, ...spoken.filter(one => one !== main)] }
}

/** The draft of a homepage, else what is published: by field, in all languages. */
const savedOf = (fair: Fair) => {
  const { main, languages } = languagesOf(fair)
  const homepage = fair.homepageDraft ?? fair.homepageJson
  return { version: fair.version, fields: homepageFields(composed(homepage, languages, main)) }
}

/** The homepage while it is written: its draft is saved by itself, publishing is a press. */
export function useHomepageEditor(fair: Fair, onPublished: () => void) {
  const api = useApi()
  const queries = useQueryClient()
  const refresh = useRefresh()
  const reader = useLocale()
  const query = recordQuery(api, fairs, fair.id)
  const saved = useMemo(() => savedOf(fair), [fair])
  const { main, languages } = useMemo(() => languagesOf(fair), [fair])
  useLive(`fair:${fair.id}`, () => queries.invalidateQueries({ queryKey: query.queryKey }))
  const shownAs = (now: Fair) => {
    queries.setQueryData(query.queryKey, now)
    return savedOf(now)
  }
  const saving = useSaving({
    key: `draft:homepage:${fair.id}`,
    saved,
    // A block that is not saved yet brings fields that the page has not got.
    isField: () => true,
    send: async (changes, { version, fields }, { isKeptAlive }) => {
      const homepageDraft = homepageOfFields({ ...fields, ...changes }, languages)
      const now = await api.update(fairs, fair.id, { homepageDraft }, { version, isKeptAlive })
      const told = shownAs(now)
      void refresh(imagesOfHomepage, changesOfHomepage)
      return told
    },
    read: async () => shownAs(await api.read(fairs, fair.id)),
  })
  const [code, setCode] = useState<Locale>(languages.includes(reader) ? reader : main)
  const draft = useMemo(
    () => composed(homepageOfFields(saving.fields, languages), languages, main),
    [saving.fields, languages, main],
  )
  const { data: stored } = useQuery(callQuery(api, imagesOfHomepage, { params: { id: fair.id } }))
  const [sent, setSent] = useState<HomepageImage[]>([])
  const images = useMemo(() => [...sent, ...(stored ?? [])], [sent, stored])

  /** What a change of the whole page comes to, field by field; what is no more of it is empty. */
  const set = (
    next: Homepage,
    { image, isTyped = true }: { image?: HomepageImage; isTyped?: boolean } = {},
  ) => {
    if (image) setSent(before => [...before, image])
    const before = saving.now()
    const after = homepageFields(composed(next, languages, main))
    const changed = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
      field => !same(before[field], after[field]),
    )
    saving.set(Object.fromEntries(changed.map(field => [field, after[field] ?? null])), isTyped)
  }
  /** As it is in this moment, also between two renderings. */
  const now = () => composed(homepageOfFields(saving.now(), languages), languages, main)

  /** Writes the record itself, upon all that was saved by itself before. */
  const write = async (body: Partial<Pick<Fair, 'homepageJson' | 'homepageDraft'>>) => {
    const version = queries.getQueryData(query.queryKey)?.version ?? fair.version
    shownAs(await api.update(fairs, fair.id, body, { version }))
    await refresh(fairs, defaultFairs, homepageOfFair, imagesOfHomepage, changesOfHomepage)
  }
  const publishing = useSubmit(async () => {
    await saving.leave()
    if (!saving.isSaved()) return
    await write({ homepageJson: now().homepage, homepageDraft: null })
    onPublished()
  })

  return {
    saving,
    draft,
    main,
    code,
    setCode,
    images,
    content: draft.homepage[code] ?? {},
    /** As the reader of this language will read it, with what comes from the main language. */
    shown: useMemo(() => homepageIn(draft.homepage, code, main), [draft.homepage, code, main]),
    languages: useMemo(() => homepageLanguages(draft.homepage, code, main), [draft.homepage, code, main]),
    // What is kept is known here before the page is told: in between it would be neither on its way nor a draft.
    hasDraft:
      (queries.getQueryData(query.queryKey) ?? fair).homepageDraft !== null || saving.status !== 'saved',
    setWords: (patch: HomepageContent, image?: HomepageImage) => set(setWords(now(), code, patch), { image }),
    setShared: (patch: HomepageContent) => set(setShared(now(), patch), { isTyped: false }),
    setSection: (id: string, patch: HomepageSection, image?: HomepageImage) =>
      set(setSection(now(), code, id, patch), { image }),
    setField: (field: string, value: unknown) => saving.set({ [field]: value }, false),
    add: (kind: SectionKind) => {
      const id = newId()
      set(addSection(now(), kind, id), { isTyped: false })
      return id
    },
    remove: (id: string) => set(removeSection(now(), id), { isTyped: false }),
    restore: (homepage: Homepage) => set(homepage, { isTyped: false }),
    order: (ids: string[]) => set(orderSections(now(), ids), { isTyped: false }),
    /** Back to what is published. @returns what takes it back, once it is done */
    discard: async () => {
      await saving.leave()
      const { homepage } = now()
      await write({ homepageDraft: null })
      return () => write({ homepageDraft: homepage })
    },
    publish: () => publishing.submit(new FormData()),
    problems: publishing.problems,
    isPending: publishing.isPending,
  }
}

export type HomepageEditor = ReturnType<typeof useHomepageEditor>
