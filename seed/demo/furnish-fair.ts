import { type Kysely, sql } from 'kysely'
import { kinds, storeMedia } from '#domain/media/server/index.ts'
import type { Tables } from '#migrations/tables.ts'
import { locales } from '#platform/contract/locale.ts'
import type { Services } from '#platform/server/services.ts'
import { type Names, translationsOf } from '../reference/words.ts'
import { brochureTitle, drawBrochure, type Language } from './brochure.ts'
import type { DemoFair, DemoHall } from './fairs.ts'
import type { DemoFirm } from './firm.ts'
import { demoPerson } from './people.ts'
import { drawLogo, drawPoster } from './pictures.ts'

type Db = Kysely<Tables>
export type Furnishing = {
  services: Pick<Services, 'files' | 'now'>
  now: Date
  known: Map<string, number>
  furnished: { stands: number }
  step: (what: string) => void
}

const one = async (query: ReturnType<typeof sql<{ id: number }>>, db: Db) =>
  (await query.execute(db)).rows[0]?.id ?? 0
const kindOf = (mime: string) => {
  const kind = kinds.find(entry => entry.mime === mime)
  if (!kind) throw new Error(`No kind of file is called ${mime}.`)
  return kind
}

const day = (now: Date, days: number, hour: number) => {
  const date = new Date(now.getTime() + days * 86_400_000)
  date.setUTCHours(hour, 0, 0, 0)
  return date.toISOString()
}

const buttons: { link: string; names: Names }[] = [
  { link: '/fair/visit/lobby', names: ['Visiter', 'Visit', 'Bezoeken', 'Besuchen', 'Visitar', 'Visita'] },
  {
    link: '/exhibitors/list',
    names: ['Exposants', 'Exhibitors', 'Exposanten', 'Aussteller', 'Expositores', 'Espositori'],
  },
  { link: '/contact', names: ['Contact', 'Contact', 'Contact', 'Kontakt', 'Contacto', 'Contatti'] },
]

export async function addFair(db: Db, fair: DemoFair, furnishing: Furnishing): Promise<number> {
  const { now } = furnishing
  const words = Object.fromEntries(
    locales.map((locale, at) => [
      locale,
      { name: fair.names[at], tagline: fair.taglines[at], location: fair.locations[at] },
    ]),
  )
  const homepage = Object.fromEntries(
    locales.map((locale, at) => [
      locale,
      { title: fair.names[at], lead: fair.leads[at], text: fair.texts[at] },
    ]),
  )
  const id = await one(
    sql`
    insert into fair (type, fair_status_id, homepage, homepage_json, hue, start_date, end_date, translations)
    values ('multi', ${fair.status}, ${fair.slug}, ${JSON.stringify(homepage)}::jsonb, ${fair.hue}, ${day(now, fair.days[0], 8)}, ${day(now, fair.days[1], 17)}, ${JSON.stringify(words)}::jsonb) returning id`,
    db,
  )
  await sql`insert into fair_language (fair_id, language_id) select ${id}, id from language`.execute(db)
  await sql`insert into fair_stand_group (fair_id, stand_group_id) select ${id}, id from stand_group`.execute(
    db,
  )
  for (const [rank, { link, names }] of buttons.entries())
    await sql`insert into header_button (fair_id, rank, link, translations) values (${id}, ${rank}, ${link}, ${translationsOf(names)}::jsonb)`.execute(
      db,
    )
  for (const [rank, hall] of fair.halls.entries()) await addHall(db, id, hall, rank, furnishing)
  return id
}

async function addHall(db: Db, fair: number, hall: DemoHall, rank: number, furnishing: Furnishing) {
  const id = await one(
    sql`
    insert into fair_hall (fair_id, letter, rank, color, fair_hall_configuration_id, translations) values (${fair}, ${hall.letter}, ${rank}, ${hall.color}, ${hall.layout}, ${translationsOf(hall.names)}::jsonb) returning id`,
    db,
  )
  await sql`
    insert into element (type, map_id, position, aisle, place)
    select 8, ${id}, n, (n - 1) / c.places_per_aisle + 1, (n - 1) % c.places_per_aisle + 1 from fair_hall_configuration c, generate_series(1, c.aisles * c.places_per_aisle) n where c.id = ${hall.layout}`.execute(
    db,
  )
  for (const [at, firm] of hall.firms.entries()) await addStand(db, fair, id, firm, at, furnishing)
}

async function addFirm(
  db: Db,
  firm: DemoFirm,
  index: number,
  { services, known }: Furnishing,
): Promise<number> {
  const before = known.get(firm.name)
  if (before) return before
  const logo =
    index % 3 === 0
      ? await storeMedia(
          await drawLogo(firm, index),
          `${firm.name}.png`,
          kindOf('image/png'),
          { owner: null, firm: null, visibility: 'public', square: true },
          db,
          services,
        )
      : null
  const site = firm.name
    .normalize('NFD')
    .replace(/[^a-zA-Z0-9]+/g, '')
    .toLowerCase()
  const words = {
    fr: { slogan: firm.slogan.fr, description: firm.text.fr },
    en: { slogan: firm.slogan.en, description: firm.text.en },
  }
  const id = await one(
    sql`
    insert into firm (name, firm_type_id, website, email, country_id, city, logo_id, color, shape, social_networks, translations)
    values (${firm.name}, ${firm.sector === 'training' ? 3 : 1}, ${`https://www.${site}.example`}, ${`bonjour@${site}.example`}, (select id from country where iso = 'FR'), ${firm.town}, ${logo?.id ?? null}, ${firm.color}, ${firm.shape},
      ${JSON.stringify({ linkedin: `https://www.linkedin.com/company/${site}` })}::jsonb, ${JSON.stringify(words)}::jsonb) returning id`,
    db,
  )
  await sql`insert into firm_business_sector (firm_id, business_sector_id) select ${id}, id from business_sector where code = ${firm.sector}`.execute(
    db,
  )
  known.set(firm.name, id)
  return id
}

async function addStand(
  db: Db,
  fair: number,
  hall: number,
  firm: DemoFirm,
  at: number,
  furnishing: Furnishing,
) {
  const { services, step } = furnishing
  const index = furnishing.furnished.stands++
  const firmId = await addFirm(db, firm, index, furnishing)
  await sql`insert into fair_firm (fair_id, firm_id, is_validated) values (${fair}, ${firmId}, 1)`.execute(db)
  const poster =
    index % 4 === 1
      ? await storeMedia(
          await drawPoster(firm, index),
          `${firm.name}.png`,
          kindOf('image/png'),
          { owner: null, firm: firmId, visibility: 'public' },
          db,
          services,
        )
      : null
  const id = await one(
    sql`
    insert into stand (fair_id, firm_id, fair_hall_id, number, stand_type_variation_id, poster_id, configuration_state)
    select ${fair}, ${firmId}, ${hall}, ${at + 1}, v.id, ${poster?.id ?? null}, 'configured'
    from stand_type_variation v join stand_type t on t.id = v.stand_type_id where t.style = ${firm.style} order by (v.id + ${at}) % 3 limit 1 returning id`,
    db,
  )
  for (const language of ['fr', 'en'] as const) {
    await sql`insert into stand_language (stand_id, language_id, title, slogan, description) select ${id}, id, ${firm.name}, ${firm.slogan[language]}, ${`<p>${firm.text[language]}</p>`} from language where code = ${language}`.execute(
      db,
    )
    await addBrochures(db, id, firmId, firm, language, services)
  }
  for (let nth = 0; nth < 2 + (index % 2); nth += 1)
    await addContact(db, fair, firmId, id, index * 3 + nth, nth)
  step(firm.name)
}

async function addBrochures(
  db: Db,
  stand: number,
  firmId: number,
  firm: DemoFirm,
  language: Language,
  services: Furnishing['services'],
) {
  for (const at of [0, 1]) {
    const title = brochureTitle(language, at)
    const file = await storeMedia(
      await drawBrochure(firm, language, at),
      `${firm.name}, ${title}.pdf`,
      kindOf('application/pdf'),
      { owner: null, firm: firmId, visibility: 'public' },
      db,
      services,
    )
    await sql`
      insert into stand_resource (stand_id, stand_resource_type_id, language_id, title, description, media_id, rank)
      select ${stand}, t.id, l.id, ${title}, ${firm.slogan[language]}, ${file.id}, ${at} from stand_resource_type t, language l where t.code = 'TYPE_BROCHURE' and l.code = ${language}`.execute(
      db,
    )
  }
}

async function addContact(db: Db, fair: number, firm: number, stand: number, index: number, rank: number) {
  const person = demoPerson(index)
  const id = await one(
    sql`
    insert into app_user (email, first_name, last_name, roles, user_type_id, is_validated, email_confirmed_at, firm_id, job_title, pitch_message)
    values (${`contact${index}.${fair}@demo.test`}, ${person.firstName}, ${person.lastName}, '{ROLE_EXHIBITOR}', 6, 1, now(), ${firm}, ${person.jobTitle}, ${person.pitch}) returning id`,
    db,
  )
  await sql`insert into user_language (app_user_id, language_id) select ${id}, unnest(${person.languages}::int[])`.execute(
    db,
  )
  await sql`insert into fair_user (fair_id, user_id, is_validated) values (${fair}, ${id}, 1)`.execute(db)
  await sql`insert into stand_contact (stand_id, user_id, rank) values (${stand}, ${id}, ${rank})`.execute(db)
}
