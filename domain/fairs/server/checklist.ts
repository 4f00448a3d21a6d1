import { hrefOf } from '#platform/contract/href.ts'
import { countOf, defineChecklist } from '#platform/server/checklist.ts'
import { maybeOne } from '#platform/server/database/rows.ts'
import { fairPaths } from '../contract/paths.ts'
import { fairStatus } from '../contract/statuses.ts'

type Figures = {
  status: number
  hasWords: boolean
  hasDates: boolean
  hasHomepage: boolean
  languages: number
  spoken: number
  organizers: number
}

const entries = {
  information: { rank: 10, optional: false },
  dates: { rank: 20, optional: false },
  languages: { rank: 30, optional: false },
  homepage: { rank: 40, optional: false },
  organizers: { rank: 50, optional: true },
  opening: { rank: 120, optional: false },
}

export const fairChecklist = defineChecklist('fairs', entries, async (fair, { db }) => {
  const figures = await maybeOne<Figures>(db)`
    select f.fair_status_id as status,
      coalesce(f.translations->main.code->>'name', '') <> ''
        and coalesce(f.translations->main.code->>'description', '') <> '' as "hasWords",
      f.start_date is not null and f.end_date is not null as "hasDates",
      coalesce(f.homepage_json->main.code->>'title', f.homepage_json->main.code->>'text', '') <> ''
        as "hasHomepage",
      (select count(*)::int from fair_language where fair_id = f.id) as languages,
      (select count(*)::int from fair_language fl join language l on l.id = fl.language_id
        where fl.fair_id = f.id and coalesce(f.translations->l.code->>'name', '') <> '') as spoken,
      f.organizer_count as organizers
    from fair f join language main on main.id = f.main_language_id
    where f.id = ${fair}`
  if (!figures) return {}
  const settings = (part: string) => hrefOf(fairPaths.fairEdit, { id: fair, part })
  const { organizers } = figures
  return {
    information: { done: figures.hasWords, path: settings('words') },
    dates: { done: figures.hasDates, path: settings('dates') },
    languages: { ...countOf(figures.spoken, figures.languages), path: settings('words') },
    homepage: { done: figures.hasHomepage, path: fairPaths.fairHomepageEdit },
    organizers: { done: organizers > 0, count: organizers, path: settings('organizers') },
    opening: { done: figures.status >= fairStatus.open, path: settings('main') },
  }
})
