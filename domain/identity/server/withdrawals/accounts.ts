import { sql } from 'kysely'
import { many } from '#platform/server/database/rows.ts'
import { declared } from '#platform/server/domains.ts'
import type { PersonalData } from '#platform/server/personal-data.ts'
import { erasureDays } from '../../contract/own-data.ts'
import { endTokens } from '../accounts/one-time-tokens.ts'
import { erasePerson } from '../own-data/erase-person.ts'
import { endSessions } from '../sessions/refresh-tokens.ts'

/** Accounts that were erased since, whose people have asked for it, or have come back. */
export const accountWithdrawals: PersonalData['withdraw'] = {
  account: async ({ person }, db) => {
    await erasePerson(person, db)
    return true
  },
  leaving: async ({ person, at }, db) => {
    const left = await many(db)`
      update app_user set auth_version = auth_version + 1,
        erase_at = ${at}::timestamptz + make_interval(days => ${erasureDays})
      where id = ${person} and erase_at is null returning id`
    if (!left.length) return false
    for (const { close } of declared('personalData')) await close?.(person, db)
    await endSessions(db, person, 'account_left')
    await endTokens(db, person)
    return true
  },
  staying: async ({ person }, db) => {
    await sql`update app_user set erase_at = null where id = ${person} and erase_at is not null`.execute(db)
    return false
  },
}
