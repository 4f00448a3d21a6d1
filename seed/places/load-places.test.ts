import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Database } from '#platform/server/database/database.ts'
import { freshDatabase } from '#platform/server/testing/database.ts'
import { seedReference } from '../reference.ts'
import { loadPlaces } from './load-places.ts'

let database: Database
beforeAll(async () => {
  database = await freshDatabase()
  await database.transaction(seedReference)
})
afterAll(() => database.close())

const one = async <T>(query: ReturnType<typeof sql<T>>) => (await query.execute(database.kysely)).rows[0]

it('brings every commune of France with its postcodes, and the regions of her neighbours in six languages', async () => {
  const steps: number[] = []
  const figures = await loadPlaces(database.kysely, done => steps.push(done))
  expect(figures.added).toBeGreaterThan(70_000)
  expect(steps).toEqual([...steps].sort((a, b) => a - b))
  const nantes = await one(sql<{ id: number; zipcode: string; department: string; region: string }>`
    select y.id, y.zipcode, d.translations->'fr'->>'name' as department, g.translations->'nl'->>'name' as region
    from city y join department d on d.id = y.department_id join region g on g.id = d.region_id
    where y.code = '44109'`)
  expect(nantes).toMatchObject({
    zipcode: '44000',
    department: 'Loire-Atlantique',
    region: 'Pays de la Loire',
  })
  const codes = await one(sql<{ codes: string[] }>`
    select array_agg(code order by code) as codes from postal_code where city_id = ${nantes?.id}`)
  expect(codes?.codes).toEqual(['44000', '44100', '44200', '44300'])
  const piedmont = await one(sql<{ name: string }>`
    select translations->'nl'->>'name' as name from region where code = '21'
    and country_id = (select id from country where iso = 'IT')`)
  expect(piedmont?.name).toBe('Piëmont')
})

it('changes nothing the second time, and mends what differs without giving it another id', async () => {
  const before = await one(
    sql<{ id: number }>`update city set name = 'Nantess' where code = '44109' returning id`,
  )
  expect(await loadPlaces(database.kysely)).toEqual({ added: 0, changed: 1 })
  expect(await one(sql`select id, name from city where code = '44109'`)).toEqual({
    id: before?.id,
    name: 'Nantes',
  })
  expect(await loadPlaces(database.kysely)).toEqual({ added: 0, changed: 0 })
})
