import { bearerOf } from './bearer.ts'
import { atLeast, plain } from './figure.ts'
import { inTurn } from './load.ts'
import { type PeopleFixture, peopleFixture, rareName } from './people-fixture.ts'
import { benchPostgres } from './postgres.ts'
import { serveProduct } from './product.ts'
import type { Group } from './results.ts'

/** A page of people and one of communes, with a hundred times as many of them. */
export async function peopleList(): Promise<Group> {
  const postgres = await benchPostgres()
  const [few, many] = [
    await peopleFixture(postgres.url, 'few', 1000),
    await peopleFixture(postgres.url, 'many', 100_000),
  ]
  const servers = [
    await serveProduct({ DATABASE_URL: few.url }),
    await serveProduct({ DATABASE_URL: many.url }),
  ] as const
  const people = async (fixture: PeopleFixture, server: string) => ({
    url: `${server}/api/users?${new URLSearchParams({ search: rareName, itemsPerPage: '10' })}`,
    headers: await bearerOf(fixture.url, fixture.organizer),
  })
  const cities = async (fixture: PeopleFixture, server: string) => ({
    url: `${server}/api/cities?department=${fixture.department}&itemsPerPage=10`,
    // Somebody logged in: what everybody reads is kept for strangers.
    headers: await bearerOf(fixture.url, fixture.organizer),
  })
  try {
    const [small, large] = servers
    const seen = await inTurn({
      fewPeople: await people(few, small.url),
      manyPeople: await people(many, large.url),
      fewCities: await cities(few, small.url),
      manyCities: await cities(many, large.url),
    })
    const rate = plain('/s')
    return {
      title: 'A page of 10 people, searched, and one of 10 communes, PostgreSQL, 50 connections',
      how: '`GET /api/users?search=` by an organizer and `GET /api/cities?department=`, each with as much to find.',
      figures: [
        atLeast(
          `100,000 people of 1,000 (${rate(seen.manyPeople)} of ${rate(seen.fewPeople)})`,
          seen.manyPeople / seen.fewPeople,
          0.7,
          plain('', 2),
        ),
        atLeast(
          `100,000 communes of 1,000 (${rate(seen.manyCities)} of ${rate(seen.fewCities)})`,
          seen.manyCities / seen.fewCities,
          0.7,
          plain('', 2),
        ),
      ],
    }
  } finally {
    for (const server of servers) await server.stop()
    await postgres.stop()
  }
}
