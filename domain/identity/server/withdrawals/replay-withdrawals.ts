import { type Kysely, sql } from 'kysely'
import type { Tables } from '#migrations/tables.ts'
import { many } from '#platform/server/database/rows.ts'
import { declared } from '#platform/server/domains.ts'
import type { Withdrawal } from '#platform/server/personal-data.ts'
import type { ListedWithdrawal } from './list-file.ts'
import { listed } from './write-list.ts'

/** What a database has in its list; none where it has no such table yet. */
export async function listOf(db: Kysely<Tables>): Promise<ListedWithdrawal[]> {
  const [known] = await many<{ is: boolean }>(db)`select to_regclass('withdrawal') is not null as "is"`
  return known?.is ? many<ListedWithdrawal>(db)`select ${listed} from withdrawal w order by w.id` : []
}

/** Those already listed are passed over. */
async function addToList(withdrawals: readonly ListedWithdrawal[], db: Kysely<Tables>) {
  for (let at = 0; at < withdrawals.length; at += 1000)
    await sql`
      insert into withdrawal (kind, person, person_since, purpose, fair, firm, record, at)
      select w.kind, w.person, w.since, w.purpose, w.fair, w.firm, w.record, w.at
      from jsonb_to_recordset(${JSON.stringify(withdrawals.slice(at, at + 1000))}::jsonb) w (kind text,
        person int, since timestamptz, purpose text, fair int, firm int, record int, at timestamptz)
      on conflict on constraint withdrawal_taken do nothing`.execute(db)
}

/**
 * What a restored backup has brought back although its people had withdrawn it is withdrawn again, in the order in which it was.
 * Answers how much of it was there.
 */
export async function replayWithdrawals(
  withdrawals: readonly ListedWithdrawal[],
  db: Kysely<Tables>,
): Promise<number> {
  await addToList(withdrawals, db)
  const handlers = Object.assign({}, ...declared('personalData').map(part => part.withdraw)) as Record<
    string,
    (withdrawal: Withdrawal, db: Kysely<Tables>) => Promise<boolean>
  >
  // Of somebody who left, came back and left again, the last counts.
  const due = await many<ListedWithdrawal>(db)`
    select ${listed} from withdrawal w join app_user u on u.id = w.person and u.created_at = w.person_since
    where w.kind not in ('leaving', 'staying') or not exists (select from withdrawal later
      where later.person = w.person and later.person_since = w.person_since
        and later.kind in ('leaving', 'staying') and (later.at, later.id) > (w.at, w.id))
    order by w.at, w.id`
  let count = 0
  for (const withdrawal of due) if (await handlers[withdrawal.kind]?.(withdrawal, db)) count += 1
  return count
}
