import { sql } from 'kysely'
import { hrefOf } from '#platform/contract/href.ts'
import { hasRole } from '#platform/server/actor.ts'
import type { Context } from '#platform/server/context.ts'
import { notFound } from '#platform/server/refusal.ts'
import type { ChecklistItem } from '../contract/checklist.ts'
import { fairPaths } from '../contract/paths.ts'
import { fairStatus } from '../contract/statuses.ts'
import { assertOrganizer } from './fair-queries.ts'

type Figures = {
  status: number
  hasWords: boolean
  hasDates: boolean
  hasHomepage: boolean
  languages: number
  spoken: number
  organizers: number
  halls: number
  places: number
  firms: number
  validated: number
  stands: number
  configured: number
  placed: number
  hasForm: boolean
}

/** What the list is made of, in one query. */
async function figuresOf(fairId: number, { db }: Context): Promise<Figures | undefined> {
  const { rows } = await sql<Figures>`
    select f.fair_status_id as status,
      coalesce(f.translations->main.code->>'name', '') <> '' and coalesce(f.translations->main.code->>'description', '') <> '' as "hasWords",
      f.start_date is not null and f.end_date is not null as "hasDates",
      coalesce(f.homepage_json->main.code->>'title', f.homepage_json->main.code->>'text', '') <> '' as "hasHomepage",
      (select count(*)::int from fair_language where fair_id = f.id) as languages,
      (select count(*)::int from fair_language fl join language l on l.id = fl.language_id where fl.fair_id = f.id and coalesce(f.translations->l.code->>'name', '') <> '') as spoken,
      f.organizer_count as organizers,
      (select count(*)::int from fair_hall h where h.fair_id = f.id) as halls,
      (select count(*)::int from element e join fair_hall h on h.id = e.map_id where h.fair_id = f.id and e.type = 8) as places,
      firm.all as firms, firm.validated, stand.all as stands, stand.configured, stand.placed,
      exists (select 1 from registration_form r where r.fair_id = f.id) as "hasForm"
    from fair f join language main on main.id = f.main_language_id
    cross join lateral (select count(*)::int as all, (count(*) filter (where is_validated = 1))::int as validated from fair_firm where fair_id = f.id) firm
    cross join lateral (
      select count(*)::int as all, (count(*) filter (where configuration_state = 'configured'))::int as configured, (count(*) filter (where fair_hall_id is not null))::int as placed
      from stand where fair_id = f.id and trashed_at is null) stand
    where f.id = ${fairId}`.execute(db)
  return rows[0]
}

const all = (count: number, total: number) => ({ done: total > 0 && count >= total, count, total })

export async function checklistOf(fairId: number, context: Context): Promise<ChecklistItem[]> {
  await assertOrganizer(fairId, context)
  const figures = await figuresOf(fairId, context)
  if (!figures) throw notFound()
  /** A part of the settings' page, by its anchor. */
  const settings = (part: string) => `${hrefOf(fairPaths.fairEdit, { id: fairId })}#settings-${part}`
  const isSuperAdmin = hasRole(context.actor, 'superAdmin')
  const needed = { optional: false }
  const optional = { optional: true }
  return [
    { key: 'information', ...needed, done: figures.hasWords, path: settings('words') },
    { key: 'dates', ...needed, done: figures.hasDates, path: settings('dates') },
    { key: 'languages', ...needed, ...all(figures.spoken, figures.languages), path: settings('words') },
    { key: 'homepage', ...needed, done: figures.hasHomepage, path: fairPaths.fairHomepageEdit },
    {
      key: 'organizers',
      ...optional,
      done: figures.organizers > 0,
      count: figures.organizers,
      path: settings('organizers'),
    },
    // Pages of domains that build on this one: named here by their addresses.
    { key: 'halls', ...needed, done: figures.halls > 0, count: figures.halls, path: '/hall/list' },
    {
      key: 'places',
      ...needed,
      ...all(Math.min(figures.places, figures.stands), figures.stands),
      path: isSuperAdmin ? '/hall/configure' : '/hall/list',
    },
    { key: 'exhibitors', ...needed, ...all(figures.validated, figures.firms), path: '/exhibitor/list' },
    {
      key: 'stands_configured',
      ...optional,
      ...all(figures.configured, figures.stands),
      path: '/exhibitor/list',
    },
    { key: 'stands_placed', ...needed, ...all(figures.placed, figures.stands), path: '/hall/assign' },
    {
      key: 'forms',
      ...optional,
      done: figures.hasForm,
      path: isSuperAdmin ? '/user/forms/composition' : null,
    },
    { key: 'opening', ...needed, done: figures.status >= fairStatus.open, path: settings('main') },
  ]
}
