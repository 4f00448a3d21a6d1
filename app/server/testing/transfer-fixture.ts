import { buffer, text } from 'node:stream/consumers'
import { sql } from 'kysely'
import { ZipFile } from 'yazl'
import type { FairExport, TakenFair } from '#domain/fairs/contract/transfer.ts'
import { withZip } from '#platform/server/files/zip.ts'
import { exhibitorFixture, type Who } from './exhibitor-fixture.ts'
import { filePart, form as formOf, picture, sendForm } from './forms.ts'

const pdf = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n')

/** The texts of a ZIP by their paths; of other files their size. */
export async function contentsOf(zip: Buffer): Promise<Map<string, string>> {
  return withZip(zip, { entries: 10_000, unpackedBytes: 1e9 }, async files => {
    const all = new Map<string, string>()
    for (const file of files)
      all.set(
        file.path,
        /\.(jsonl?|csv)$/.test(file.path) ? await text(await file.open()) : String(file.size),
      )
    return all
  })
}

export function zipOf(files: readonly (readonly [string, string | Buffer])[]): Promise<Buffer> {
  const zip = new ZipFile()
  for (const [path, bytes] of files) zip.addBuffer(Buffer.from(bytes), path)
  zip.end()
  return buffer(zip.outputStream)
}

/** Two sessions of a published programme in a room, one with a pass; one that is cancelled, and an address that stays. */
const programmeOf = (fair: number, person: number, firm: number) => `
  with fair_on as (update fair set is_using_conference_module = true where id = ${fair}),
    program as (insert into conference_program (fair_id, state, day_change, translations)
      values (${fair}, 'published', '05:00', '{"fr":{"name":"Programme"},"de":{"name":"Programm"}}') returning id),
    track as (insert into conference_track (conference_program_id, slug, color, translations)
      select id, 'bois', '#336699', '{"fr":{"name":"Bois"}}' from program returning id),
    room as (insert into conference_room (fair_id, slug, translations, conference_room_type_id,
        conference_room_type_variation_id, moderator_id, defaults)
      select ${fair}, 'forge', '{"fr":{"name":"La forge"}}', v.conference_room_type_id, v.id, ${person},
        '{"hosting":"external"}' from conference_room_type_variation v order by v.id limit 1 returning id),
    stage as (insert into conference_room_stage
      select room.id, (select min(id) from conference_room_character) from room),
    speaker as (insert into speaker (fair_id, user_id, firm_id, name, guid, state, translations)
      values (${fair}, ${person}, ${firm}, 'Ada', gen_random_uuid(), 'confirmed', '{"fr":{"jobTitle":"Forgeron"}}')
      returning id),
    session as (insert into conference (fair_id, conference_program_id, conference_room_id, conference_track_id,
        conference_type_id, firm_id, language_id, begin_at, end_at, state, mode, hosting, format, slug,
        external_id, translations)
      select ${fair}, program.id, room.id, track.id, (select min(id) from conference_type), ${firm},
        (select id from language where code = 'de'), '2026-05-05T09:00:00Z'::timestamptz + n * interval '1 hour',
        '2026-05-05T09:45:00Z'::timestamptz + n * interval '1 hour',
        case when n = 3 then 'cancelled' else 'scheduled' end, 'live', 'external', 'workshop', 's' || n, 'x' || n,
        jsonb_build_object('fr', jsonb_build_object('title', 'Session ' || n))
      from program, room, track, generate_series(1, 3) n returning id, slug),
    spoken as (insert into conference_speaker select session.id, speaker.id, 0 from session, speaker),
    hidden as (insert into conference_source (fair_id, conference_id, kind, url)
      select ${fair}, id, 'tool', 'https://secret-tool.example/room' from session),
    linked as (insert into conference_document (conference_id, kind, url, title)
      select id, 'link', 'https://paper.example/' || slug, 'Papier' from session),
    pass as (insert into pass (fair_id, type, validating_emails, translations)
      values (${fair}, 'limited', 'val@fair.example', '{"fr":{"name":"Ateliers","shortName":"At"}}') returning id),
    allotted as (insert into pass_allotment (pass_id, firm_id, quantity)
      select pass.id, f.firm_id, 5 from pass, fair_firm f where f.fair_id = ${fair} and f.is_validated = 1)
  insert into pass_room (pass_id, conference_id, places) select pass.id, session.id, 7 from pass, session
    where session.slug = 's1'`

/** An open offer, one that is over and one that was closed, in families of the fair’s own. */
const offersOf = (fair: number, person: number, firm: number) => `
  with fair_on as (update fair set is_using_job_module = true, job_answer_days = 5,
      job_anonymous_first = 'default' where id = ${fair}),
    family as (insert into job_family (fair_id, rank, translations)
      values (${fair}, 3, '{"fr":{"name":"Fer forgé"}}') returning id),
    sub as (insert into job_sub_family (fair_id, job_family_id, rank, translations)
      select ${fair}, id, 1, '{"fr":{"name":"Grilles"}}' from family returning id),
    job as (insert into job (fair_id, firm_id, reference, job_family_id, job_sub_family_id, job_contract_type_id,
        remote, languages, is_visible, opened_at, final_date, closed_at, close_reason, translations)
      select ${fair}, ${firm}, 'r' || n, family.id, sub.id, (select min(id) from job_contract_type), 'fully',
        jsonb_build_array(jsonb_build_object('language', (select id from language where code = 'de'),
          'level', (select min(id) from job_language_level))), n < 3, now(),
        (now() + (20 - 15 * n) * interval '1 day')::date, case when n = 3 then now() end,
        case when n = 3 then 'filled' end,
        jsonb_build_object('fr', jsonb_build_object('title', 'Offre ' || n, 'description', '<p>Forger</p>'))
      from family, sub, generate_series(1, 3) n returning id)
  insert into job_recruiter select id, ${person} from job`

/** A platform of its own whose fair 1 goes out, or that has an empty fair to take one in. */
export async function transferFixture() {
  const fixture = await exhibitorFixture()
  const { platform, call, run } = fixture
  const { fair1 } = fixture.seeded.fairs
  const asFile = async (use: string, bytes: Buffer, name: string) =>
    (
      await sendForm(platform, formOf(filePart(bytes, name)), {
        who: 'organizer1',
        url: `/api/stands/${fixture.seeded.stands.a}/files?use=${use}`,
      })
    ).json()

  return {
    ...fixture,
    /** Fair 1 with something of everything that goes along. */
    async furnish() {
      const [poster, brochure] = [
        await asFile('poster', await picture(60, 80).png().toBuffer(), 'Été.png'),
        await asFile('brochure', pdf, 'Guide & prix.pdf'),
      ]
      const banner = (
        await sendForm(platform, formOf(filePart(await picture(80, 30).png().toBuffer())), {
          who: 'organizer1',
        })
      ).json()
      const raw = (query: string) => run(sql.raw(query))
      await raw(`update fair set hue = 77, time_zone = 'Europe/Madrid', start_date = '2026-05-05T07:00:00Z',
        end_date = '2026-05-07T16:00:00Z', is_validating_users = true, daily_chat_limit = 9,
        translations = '{"fr":{"name":"Salon 2026","tagline":"Du bois"},"de":{"name":"Messe 2026"}}',
        homepage_json = '{"fr":{"title":"Bienvenue","image":${banner.id}}}' where id = ${fair1}`)
      await raw(`insert into fair_language (fair_id, language_id) select ${fair1}, id from language
        where code in ('fr', 'de', 'it') on conflict do nothing`)
      await raw(`update fair_hall set color = '#123456', translations = '{"fr":{"name":"La forge"},"it":{"name":"La fucina"}}'
        where id = ${fixture.seeded.halls.one}`)
      await raw(`update element set aisle = 9 where map_id = ${fixture.seeded.halls.one} and position = 12`)
      await raw(
        `insert into business_sector (fair_id, translations) values (${fair1}, '{"fr":{"name":"Bois debout"}}')`,
      )
      await raw(`insert into firm_business_sector (firm_id, business_sector_id, rank)
        select ${fixture.seeded.firms.a}, id, 0 from business_sector where fair_id = ${fair1}`)
      await raw(`insert into business_subsector (business_sector_id, translations)
        select id, '{"fr":{"name":"Chêne"}}' from business_sector where fair_id = ${fair1}`)
      await raw(`insert into firm_business_subsector (firm_id, business_subsector_id)
        select ${fixture.seeded.firms.a}, x.id from business_subsector x join business_sector b
        on b.id = x.business_sector_id where b.fair_id = ${fair1}`)
      await raw(`update firm set website = 'https://a.example', vat_number = 'FR40303265045', color = '#abcdef',
        country_id = (select id from country where iso = 'FR'),
        translations = '{"fr":{"slogan":"Oui"},"nl":{"description":"Hout; \\"goed\\""}}' where id = ${fixture.seeded.firms.a}`)
      await raw(`insert into header_button (fair_id, rank, link, translations)
        values (${fair1}, 90, '/contact', '{"fr":{"name":"Écrire"}}')`)
      await raw(`insert into fair_text (fair_id, kind, version, translations)
        values (${fair1}, 'legal', 1, '{"fr":"<p>Ancien</p>"}'), (${fair1}, 'legal', 2, '{"fr":"<p>Éditeur</p>"}')`)
      const form = await call(
        'superAdmin',
        'GET',
        '/visitor_registration_form_composition/block?type=visitor',
      )
      const composed = await call('superAdmin', 'POST', '/visitor_registration_form_composition/block', {
        type: 'visitor',
        fair: fair1,
        blocks: [
          ...form.json.blocks,
          { identifier: 'customHat', label: { fr: 'Chapeau ?' }, required: false, type: 'text' },
        ],
      })
      if (composed.status >= 300) throw new Error(`The form was not composed: ${composed.body}`)
      await raw(`update app_user set phone = '+33 1', job_title = 'Forgeron', city = 'Lille', department = 'Nord',
        locale = 'nl' where id = ${fixture.seeded.people.contactA.id}`)
      await raw(`update stand_contact set stand_character_id = (select max(id) from stand_character)
        where stand_id = ${fixture.seeded.stands.a}`)
      const { version } = (
        await call('organizer1', 'GET', `/stands/${fixture.seeded.stands.a}/configuration`)
      ).json
      const saved = await call('organizer1', 'PUT', `/stands/${fixture.seeded.stands.a}/configuration`, {
        version,
        color: '#010203',
        label: 'C1204',
        poster: { id: poster.id },
        video: { kind: 'video', url: 'https://youtu.be/dQw4w9WgXcQ', title: 'Nous' },
        languages: [{ code: 'fr', title: 'Le stand', slogan: null, description: '<p>Bonjour</p>' }],
        brochures: [
          {
            id: null,
            title: 'Guide',
            titles: { en: 'The guide' },
            description: null,
            language: null,
            url: null,
            file: { id: brochure.id },
          },
        ],
      })
      if (saved.status !== 200) throw new Error(`The booth was not furnished: ${saved.body}`)
      await raw(programmeOf(fair1, fixture.seeded.people.visitor1.id, fixture.seeded.firms.a))
      await raw(offersOf(fair1, fixture.seeded.people.contactA.id, fixture.seeded.firms.a))
    },

    /** Has fair 1 exported and reads the file as somebody opens it. */
    async exported(withPeople = true, who: Who = 'organizer1') {
      const asked = await call(who, 'POST', `/fairs/${fair1}/exports`, { withPeople })
      if (asked.status !== 201) throw new Error(`No export was begun: ${asked.body}`)
      await platform.services.queue.runDue()
      const [one]: FairExport[] = (await call(who, 'GET', `/fairs/${fair1}/exports`)).json
      if (!one?.file) throw new Error(`There is no file: ${JSON.stringify(one)}`)
      const { url } = (await call(who, 'GET', `/media_objects/${one.file.id}/link`)).json
      const answer = await platform.call(who, { url })
      return { one, zip: answer.rawPayload, headers: answer.headers }
    },

    /** A fair in preparation with nothing in it, run by organizer 1. */
    async emptyFair(homepage = 'empty') {
      const made = await call('superAdmin', 'POST', '/fairs', {
        homepage,
        translations: { fr: { name: 'Vide' } },
      })
      const { id } = made.json
      await run(sql`insert into fair_organizer (fair_id, user_id)
        values (${id}, ${fixture.seeded.people.organizer1.id})`)
      return Number(id)
    },

    async take(fair: number, zip: Buffer, query = '', who: Who = 'superAdmin') {
      const answer = await sendForm(platform, formOf(filePart(zip, 'fair.zip', 'application/zip')), {
        who,
        url: `/api/fairs/${fair}/import_fair${query}`,
      })
      const json: TakenFair & { message_code?: string; errors?: Record<string, string[]> } = answer.json()
      return { status: answer.statusCode, json }
    },
  }
}

export type TransferFixture = Awaited<ReturnType<typeof transferFixture>>
