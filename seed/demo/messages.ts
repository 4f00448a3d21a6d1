import { sql } from 'kysely'
import { one } from '#platform/server/database/rows.ts'
import {
  type DemoConversation,
  type DemoLetter,
  demoAnswers,
  demoConversations,
  demoLetters,
} from './conversations.ts'
import type { Furnishing } from './furnish/furnishing.ts'

type Booth = { stand: number; firm: number; title: string }
type Ids = Readonly<Record<'visitor' | 'firmadmin' | 'standcontact', number>>

type Line = { side: 1 | 2; author: number; minutesAgo: number; text: string; from?: Booth }
/** A conversation without its messages; `addSides` is told their ids. */
type Begun = { id: number; lines: readonly Line[]; addSides: (ids: readonly number[]) => Promise<unknown> }

const accountId = async (name: string, { db }: Furnishing) =>
  (await one<{ id: number }>(db)`select id from app_user where email = ${`${name}@demo.test`}`).id

/** What was written to the first booth of a fair, and the answers that its firm keeps ready. */
export async function addMessages(fair: number, furnishing: Furnishing): Promise<void> {
  const { db } = furnishing
  const booth = await one<Booth>(db)`
    select st.id as stand, st.firm_id as firm, e.name as title
    from stand st join firm e on e.id = st.firm_id where st.fair_id = ${fair} order by st.id limit 1`
  const [firmadmin, standcontact] = [
    await accountId('firmadmin', furnishing),
    await accountId('standcontact', furnishing),
  ]
  const begun: Begun[] = []
  for (const conversation of demoConversations) {
    const visitor = await accountId(conversation.visitor, furnishing)
    begun.push(
      await beginConversation(fair, booth, conversation, { visitor, firmadmin, standcontact }, furnishing),
    )
  }
  for (const letter of demoLetters) begun.push(await beginLetter(fair, letter, furnishing))
  await write(begun, furnishing)
  await db
    .insertInto('ready_answer')
    .values(demoAnswers.map((answer, rank) => ({ ...answer, firm_id: booth.firm, rank })))
    .execute()
}

/** One message after the other, in whichever conversation: their ids are their order, as elsewhere. */
async function write(begun: readonly Begun[], { db, now }: Furnishing): Promise<void> {
  const ids = new Map<Line, number>()
  const all = begun.flatMap(({ id, lines }) => lines.map(line => ({ id, line })))
  for (const { id, line } of all.toSorted((one, other) => other.line.minutesAgo - one.line.minutesAgo)) {
    const { side, author, text, minutesAgo, from } = line
    const sent = await db
      .insertInto('direct_message')
      .values({
        conversation_id: id,
        side,
        author_id: author,
        text,
        created_at: new Date(now.getTime() - minutesAgo * 60_000),
        ...(from && { context_kind: 'booth', context_id: from.stand, context_title: from.title }),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    ids.set(line, sent.id)
  }
  for (const { lines, addSides } of begun) await addSides(lines.map(line => ids.get(line) ?? 0))
}

async function beginConversation(
  fair: number,
  booth: Booth,
  { lines, takenBy, isArchived = false }: DemoConversation,
  people: Ids,
  { db, now }: Furnishing,
): Promise<Begun> {
  const { stand, firm } = booth
  const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000)
  const { id } = await db
    .insertInto('conversation')
    .values({ fair_id: fair, kind: 'booth', pair: `user ${people.visitor} firm ${firm} stand ${stand}` })
    .returning('id')
    .executeTakeFirstOrThrow()
  const addSides = async (ids: readonly number[]) => {
    const lastOf = (isVisitor: boolean) => {
      const at = lines.findLastIndex(({ by }) => (by === 'visitor') === isVisitor)
      return ids[at] ?? 0
    }
    const isWaiting = !takenBy && !isArchived
    const last = ids.at(-1) ?? null
    // The visitor has read what is older than an hour; the booth all that it has answered.
    const readByVisitor = (lines.findLast(({ by }) => by !== 'visitor')?.minutesAgo ?? 0) > 60
    const unreadByVisitor = lastOf(false) > lastOf(true) && !readByVisitor
    await sql`
    insert into conversation_side (conversation_id, side, user_id, last_id, delivered_id, read_id, read_at,
      unread)
    values (${id}, 1, ${people.visitor}, ${last}, ${last}, ${unreadByVisitor ? lastOf(true) : last},
      ${ago(60)}, ${unreadByVisitor ? 1 : 0})`.execute(db)
    await sql`
    insert into conversation_side (conversation_id, side, stand_id, firm_id, last_id, delivered_id, read_id,
      read_at,
      unread, is_archived, waiting_id, taken_by_id, taken_at)
    values (${id}, 2, ${stand}, ${firm}, ${last}, ${last}, ${isWaiting ? 0 : last}, ${ago(10)},
      ${isWaiting ? lines.length : 0}, ${isArchived}, ${isWaiting ? (ids[0] ?? null) : null},
      ${takenBy ? people[takenBy] : null}, ${takenBy ? ago((lines[0]?.minutesAgo ?? 0) - 2) : null})`.execute(
      db,
    )
  }
  return {
    id,
    lines: lines.map(({ by, minutesAgo, text }, at) => ({
      side: by === 'visitor' ? 1 : 2,
      author: people[by],
      minutesAgo,
      text,
      ...(at === 0 && { from: booth }),
    })),
    addSides,
  }
}

async function beginLetter(
  fair: number,
  { from, to, minutesAgo, text }: DemoLetter,
  furnishing: Furnishing,
): Promise<Begun> {
  const { db } = furnishing
  const [sender, reader] = [await accountId(from, furnishing), await accountId(to, furnishing)]
  const { id } = await db
    .insertInto('conversation')
    .values({
      fair_id: fair,
      kind: 'people',
      pair: `user ${Math.min(sender, reader)} user ${Math.max(sender, reader)}`,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const addSides = ([last = 0]: readonly number[]) =>
    db
      .insertInto('conversation_side')
      .values([
        {
          conversation_id: id,
          side: 1,
          user_id: sender,
          last_id: last,
          delivered_id: last,
          read_id: last,
          unread: 0,
        },
        {
          conversation_id: id,
          side: 2,
          user_id: reader,
          last_id: last,
          delivered_id: last,
          read_id: 0,
          unread: 1,
        },
      ])
      .execute()
  return { id, lines: [{ side: 1, author: sender, minutesAgo, text }], addSides }
}
