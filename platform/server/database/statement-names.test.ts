import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { emptyDatabase, testDatabaseKind } from '../testing/database.ts'
import type { Database } from './database.ts'
import { withOnePlan } from './one-plan.ts'
import { many, one } from './rows.ts'
import { StatementNames } from './statement-names.ts'

describe('a statement has a name', () => {
  const asked = (names: StatementNames, text: string, times: number) =>
    Array.from({ length: times }, () => names.nameOf(text)).at(-1)

  it('once it comes often, always the same, and no other has it', () => {
    const names = new StatementNames()
    expect(asked(names, 'select 1', 9)).toBeUndefined()
    const name = asked(names, 'select 1', 1)
    expect(name).toBeDefined()
    expect(asked(names, 'select 1', 1)).toBe(name)
    expect(asked(names, 'select 2', 20)).not.toBe(name)
  })

  it('until so many others have come later, however early it came', () => {
    const names = new StatementNames({ often: 20, most: 100 })
    for (let number = 0; number < 100; number += 1) asked(names, `select ${number}`, 20)
    expect(asked(names, 'select 0', 1)).toBeDefined()
    expect(asked(names, 'select 100', 20)).toBeDefined()
    expect(asked(names, 'select 0', 1)).toBeDefined()
    expect(asked(names, 'select 1', 1)).toBeUndefined()
  })

  it('with values or without, but never several in one text', () => {
    const names = new StatementNames({ often: 1, most: 100 })
    expect(names.nameOf('update item set name = $1', ['x'])).toBeDefined()
    expect(names.nameOf('with some as (select 1) select * from some')).toBeDefined()
    expect(names.nameOf('select 1; select 2')).toBeUndefined()
    expect(names.nameOf('begin')).toBeUndefined()
  })

  it('from the first time on, where it is worth it', () => {
    const names = new StatementNames()
    expect(names.nameOf('select $1', ['x'], true)).toBeDefined()
    expect(names.nameOf('select $1', ['x'])).toBeDefined()
    expect(names.nameOf('select $2', ['x'])).toBeUndefined()
  })

  it('and another once what was kept does not hold', () => {
    const names = new StatementNames({ often: 1, most: 100 })
    const before = names.nameOf('select 1')
    names.renew()
    expect(names.nameOf('select 1')).toBeDefined()
    expect(names.nameOf('select 1')).not.toBe(before)
  })

  it('with values or without, but never several in one text', () => {
    const names = new StatementNames({ often: 1, most: 100 })
    expect(names.nameOf('update item set name = $1', ['x'])).toBeDefined()
    expect(names.nameOf('with some as (select 1) select * from some')).toBeDefined()
    expect(names.nameOf('select 1; select 2')).toBeUndefined()
    expect(names.nameOf('begin')).toBeUndefined()
  })

  it('and another once what was kept does not hold', () => {
    const names = new StatementNames({ often: 1, most: 100 })
    const before = names.nameOf('select 1')
    names.renew()
    expect(names.nameOf('select 1')).toBeDefined()
    expect(names.nameOf('select 1')).not.toBe(before)
  })

  it('no more where names are lost', () => {
    const names = new StatementNames()
    asked(names, 'select 1', 20)
    names.end()
    expect(asked(names, 'select 1', 30)).toBeUndefined()
  })
})

describe('what the database has made of a statement', () => {
  let database: Database
  beforeAll(async () => {
    database = await emptyDatabase()
  })
  beforeEach(async () => {
    await sql`drop table if exists item`.execute(database.kysely)
    await sql`create table item (id int, name text)`.execute(database.kysely)
    await sql`insert into item values (1, 'one')`.execute(database.kysely)
    for (let times = 0; times < 25; times += 1) await items()
  })
  afterAll(() => database.close())

  const items = (db = database.kysely) => many<{ name: string }>(db)`select * from item where id = ${1}`

  it('is kept on the connection', async () => {
    const { kept } = await database.transaction(async db => {
      await items(db)
      return one<{ kept: number }>(db)`
        select count(*)::int as kept from pg_prepared_statements where statement like ${'%from item%'}`
    })
    expect(kept).toBe(1)
  })

  const plansOf = (db: Database['kysely'], text: string) =>
    one<{ generic: number; custom: number }>(db)`
      select generic_plans::int as generic, custom_plans::int as custom from pg_prepared_statements
      where statement like ${`${text}%`}`

  it('is a plan for whatever values, where one is enough: at once where it is read, and in what writes', async () => {
    const read = await withOnePlan(database, async db => {
      await many<{ id: number }>(db)`select id from item where name = ${'one'}`
      return plansOf(db, 'select id from item where name')
    })
    expect(read).toEqual({ generic: 1, custom: 0 })
    const [before, after] = await database.transaction(
      async db => {
        await items(db)
        const first = await plansOf(db, 'select * from item')
        await items(db)
        return [first, await plansOf(db, 'select * from item')] as const
      },
      { onePlan: true },
    )
    expect(after).toEqual({ generic: before.generic + 1, custom: before.custom })
  })

  it('is made anew once its table has another column, in a transaction and without', async () => {
    await sql`alter table item add column size int`.execute(database.kysely)
    expect(await items()).toEqual([{ id: 1, name: 'one', size: null }])
    for (let times = 0; times < 3; times += 1) await items()
    await sql`alter table item drop column size`.execute(database.kysely)
    let attempts = 0
    const found = await database.transaction(async db => {
      attempts += 1
      await sql`insert into item values (2, 'two')`.execute(db)
      return items(db)
    })
    expect({ found, attempts }).toEqual({ found: [{ id: 1, name: 'one' }], attempts: 2 })
    const { count } = await one<{ count: number }>(database.kysely)`select count(*)::int as count from item`
    expect(count).toBe(2)
  })

  it('is not missed where it is forgotten', async () => {
    await database.transaction(async db => {
      await items(db)
      await sql`deallocate all`.execute(db)
    })
    expect(await items()).toEqual([{ id: 1, name: 'one' }])
  })

  // A pooler would forget the next one as well; the embedded database knows one connection.
  it.runIf(testDatabaseKind === 'postgres')(
    'is asked for by no name any more once it was forgotten',
    async () => {
      await database.transaction(async db => {
        await items(db)
        await sql`deallocate all`.execute(db)
      })
      await items()
      const { kept } = await database.transaction(async db => {
        await items(db)
        return one<{ kept: number }>(db)`
        select count(*)::int as kept from pg_prepared_statements where statement like ${'%from item%'}`
      })
      expect(kept).toBe(0)
    },
  )
})
