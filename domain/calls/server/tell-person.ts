import type { Context } from '#platform/server/context.ts'
import { publish } from '#platform/server/hub/publish.ts'
import { type VisioUpdate, visioTopic } from '../contract/updates.ts'

/** An update before it is said to whom it is. */
export type Untold<U> = U extends unknown ? Omit<U, 'topic'> : never

/** Tells somebody on all their pages, in this order, once the change is committed. */
export function tellPerson(
  person: number,
  updates: readonly (Untold<VisioUpdate> & { id?: string })[],
  { db }: Pick<Context, 'db'>,
) {
  const topic = visioTopic(person)
  return publish(
    db,
    ...updates.map(({ id, ...update }) => ({
      topics: [topic],
      data: { topic, ...update },
      private: true,
      id,
    })),
  )
}
