import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type JobsFixture, jobsFixture } from '#app/server/testing/jobs-fixture.ts'
import type { Name } from '#app/server/testing/messaging-fixture.ts'
import { many, one } from '#platform/server/database/rows.ts'
import type { ComputedJob, JobCard } from '../contract/job-calls.ts'
import type { LibraryCard } from '../contract/library.ts'
import { type MatchFacts, matchOf } from '../contract/match.ts'
import { jobFacts, matchPercent, profileFacts } from './match-facts.ts'

let c: JobsFixture
beforeAll(async () => {
  c = await jobsFixture()
})
afterAll(() => c.platform.close())

const idsOf = async (table: string) =>
  (await many<{ id: number }>(c.db)`select id from ${sql.table(table)} order by id limit 4`).map(
    ({ id }) => id,
  )

const nameOf = async (table: string, id: number | undefined) => {
  const { name } = await one<{ name: string }>(c.db)`
    select translations -> 'fr' ->> 'name' as name from ${sql.table(table)} where id = ${id}::int`
  return name
}

it('the server orders by just what both sides read, over a thousand pairs', async () => {
  const { id } = await c.offer()
  const lists = {
    functions: await idsOf('job_function'),
    families: await idsOf('job_family'),
    skills: await idsOf('job_personal_skill'),
    contracts: await idsOf('job_contract_type'),
    areas: await idsOf('job_area'),
    disponibilities: await idsOf('job_disponibility'),
    transports: await idsOf('work_transport'),
    education: await idsOf('job_education_level'),
    experience: await idsOf('job_experience'),
    functionLevel: await idsOf('job_function_level'),
  }
  const languages = await idsOf('language')
  const levels = await many<{ id: number; rank: number }>(c.db)`
    select id, rank from job_language_level order by id limit 4`
  const ranks = async (table: string, ids: number[]) =>
    (
      await many<{ rank: number }>(c.db)`
        select rank from ${sql.table(table)} where id = any(${ids}::int[]) order by id`
    ).map(({ rank }) => rank)
  const rankLists = {
    education: await ranks('job_education_level', lists.education),
    experience: await ranks('job_experience', lists.experience),
    functionLevel: await ranks('job_function_level', lists.functionLevel),
  }
  const some = (ids: number[]) => fc.subarray(ids)
  const maybe = (values: number[]) => fc.option(fc.constantFrom(...values), { nil: null })
  const spoken = fc.uniqueArray(
    fc.record({ language: fc.constantFrom(...languages), level: maybe(levels.map(({ rank }) => rank)) }),
    { selector: one => one.language, maxLength: 3 },
  )
  const profiles: fc.Arbitrary<MatchFacts> = fc.record({
    functions: some(lists.functions),
    families: some(lists.families),
    skills: some(lists.skills),
    contracts: some(lists.contracts),
    areas: some(lists.areas),
    disponibilities: some(lists.disponibilities),
    transports: some(lists.transports),
    education: maybe(rankLists.education),
    experience: maybe(rankLists.experience),
    functionLevel: maybe(rankLists.functionLevel),
    languages: spoken,
  })
  const offers = fc.record({
    jobFunction: maybe(lists.functions),
    family: maybe(lists.families),
    contractType: fc.constantFrom(...lists.contracts),
    disponibility: maybe(lists.disponibilities),
    educationLevel: maybe(lists.education),
    experience: maybe(lists.experience),
    functionLevel: maybe(lists.functionLevel),
    skills: some(lists.skills),
    areas: some(lists.areas),
    transports: some(lists.transports),
    languages: fc.uniqueArray(
      fc.record({ language: fc.constantFrom(...languages), level: maybe(levels.map(level => level.id)) }),
      { selector: one => one.language, maxLength: 3 },
    ),
  })
  await fc.assert(
    fc.asyncProperty(offers, fc.array(profiles, { minLength: 20, maxLength: 20 }), async (offer, many20) => {
      const written = await c.send('firmAdminA', 'PUT', `/jobs/${id}`, offer)
      expect(written.statusCode, written.body).toBe(200)
      for (const profile of many20) {
        const { facts, percent } = await one<{ facts: MatchFacts; percent: number | null }>(c.db)`
          select ${jobFacts} as facts, ${matchPercent(profile)} as percent from job j where j.id = ${id}`
        expect(percent).toBe(matchOf(facts, profile).percent)
      }
    }),
    { numRuns: 50 },
  )
})

it('names what of the asked is met, what is missing and what the profile has of it, each language with its level, and what each counts', async () => {
  const [skill, other] = await idsOf('job_personal_skill')
  const [french, german] = await idsOf('language')
  const [low, , high] = await many<{ id: number; name: string }>(c.db)`
    select id, translations -> 'fr' ->> 'name' as name from job_language_level order by rank`
  const [bac, master] = (
    await many<{ id: number }>(c.db)`
    select id from job_education_level order by rank limit 2`
  ).map(({ id }) => id)
  const { id } = await c.offer({
    skills: [skill, other],
    languages: [{ language: french }, { language: german, level: high?.id }],
    educationLevel: master,
  })
  await c.profile('visitor9', {
    skills: [other],
    languages: [
      { language: french, level: low?.id },
      { language: german, level: low?.id },
    ],
    educationLevel: bac,
  })
  const { match } = await c.get<ComputedJob>('visitor9', `/jobs/computed/${id}`)
  const line = (field: string) => match?.lines.find(one => one.field === field)
  expect(line('skills')).toEqual({
    field: 'skills',
    weight: 3,
    verdict: 'partly',
    met: [await nameOf('job_personal_skill', other)],
    missing: [await nameOf('job_personal_skill', skill)],
    had: [],
  })
  expect(line('languages')).toEqual({
    field: 'languages',
    weight: 2,
    verdict: 'partly',
    met: [await nameOf('language', french)],
    missing: [`${await nameOf('language', german)} ${high?.name}`],
    had: [
      `${await nameOf('language', french)} ${low?.name}`,
      `${await nameOf('language', german)} ${low?.name}`,
    ],
  })
  expect(line('education')).toEqual({
    field: 'education',
    weight: 2,
    verdict: 'partly',
    met: [],
    missing: [await nameOf('job_education_level', master)],
    had: [await nameOf('job_education_level', bac)],
  })
})

it('is the same whoever somebody is: name, birthday, civil status, picture, nationality and address change nothing', async () => {
  const [skill, other] = await idsOf('job_personal_skill')
  const { fair1 } = c.seeded.fairs
  const { id: job } = await c.offer({ skills: [skill, other] })
  const made: [Name, number][] = []
  for (const [who, skills] of [
    ['visitor2', [skill]],
    ['visitor1', [skill, other]],
  ] as const) {
    const { id } = await c.profile(who, { skills })
    made.push([who, id])
    await c.send(who, 'PUT', `/job_profiles/${id}/pool`, { fair: fair1, isIn: true })
  }
  const { picture } = await one<{ picture: number }>(c.db)`
    insert into media_object (file, file_path, mime_type, size, type) values ('a', '/media/a', 'image/png', 1, 1)
    returning id as picture`
  const said = async () => {
    const list = await c.get<JobCard[]>('visitor2', '/jobs/list?sort=match')
    const found = await c.get<LibraryCard[]>(
      'firmAdminA',
      `/job_profiles/search?fair=${fair1}&job=${job}&sort=match`,
    )
    const facts = await many(c.db)`select ${profileFacts} as facts from job_profile p order by p.id`
    return [list.map(({ id, match }) => [id, match]), found.map(card => [card.profile, card.match]), facts]
  }
  const before = await said()
  const word = fc.string({ minLength: 1, maxLength: 30, unit: 'grapheme-ascii' })
  const person = fc.record({
    first_name: word,
    last_name: word,
    birthday: fc.option(fc.constantFrom('1950-01-01', '1985-06-30', '2008-12-31'), { nil: null }),
    civil_status_id: fc.option(fc.constantFrom(...(await idsOf('civil_status'))), { nil: null }),
    picture_id: fc.constantFrom(null, picture),
    country_id: fc.option(fc.constantFrom(...(await idsOf('country'))), { nil: null }),
    city: fc.option(word, { nil: null }),
    postal_code: fc.option(fc.constantFrom('59000', '1000'), { nil: null }),
  })
  await fc.assert(
    fc.asyncProperty(person, async who => {
      await c.db.updateTable('app_user').set(who).where('id', '=', c.seeded.people.visitor2.id).execute()
      expect(await said()).toEqual(before)
    }),
    { numRuns: 25 },
  )
  for (const [who, id] of made) await c.send(who, 'DELETE', `/job_profiles/${id}`)
})

it('orders a list for who asks, says why line by line, and hides nobody', async () => {
  const [skill, other] = await idsOf('job_personal_skill')
  await c.run(sql`delete from job`)
  const far = await c.offer({ skills: [other] })
  const near = await c.offer({ skills: [skill] })
  const newest = await c.offer()
  await c.profile('visitor1', { skills: [skill] })
  const list = await c.get<JobCard[]>('visitor1', '/jobs/list?sort=match')
  expect(list.map(({ id, match }) => [id, match])).toEqual([
    [near.id, { fits: 1, asked: 2 }],
    [far.id, { fits: 0, asked: 2 }],
    [newest.id, null],
  ])
  const page = await c.get<ComputedJob>('visitor1', `/jobs/computed/${near.id}`)
  expect(page.match?.lines).toEqual([
    {
      field: 'skills',
      weight: 3,
      verdict: 'fits',
      met: [await nameOf('job_personal_skill', skill)],
      missing: [],
      had: [],
    },
    {
      field: 'contracts',
      weight: 2,
      verdict: 'not_said',
      met: [],
      missing: [await nameOf('job_contract_type', c.contract)],
      had: [],
    },
  ])
  expect((await c.get<JobCard[]>(null, '/jobs/list?sort=match')).map(({ match }) => match)).toEqual([
    null,
    null,
    null,
  ])
})
