import { type QueryExecutorProvider, sql } from 'kysely'

type Statement<T> = (parts: TemplateStringsArray, ...values: unknown[]) => Promise<T>

/** Runs a statement: ``await many<{ id: number }>(db)`select id from fair` ``. `npm test` compares Row with what comes back. */
export const many =
  <Row>(db: QueryExecutorProvider): Statement<Row[]> =>
  async (...statement) =>
    (await sql<Row>(...statement).execute(db)).rows

/** The first row, if there is one. */
export const maybeOne =
  <Row>(db: QueryExecutorProvider): Statement<Row | undefined> =>
  async (...statement) =>
    (await many<Row>(db)(...statement))[0]

/** The row of a statement that always has one, as a count. @throws an internal error when it has none. */
export const one =
  <Row>(db: QueryExecutorProvider): Statement<Row> =>
  async (...statement) => {
    const row = await maybeOne<Row>(db)(...statement)
    if (row === undefined) throw new Error(`No row came back from: ${statement[0].join(' … ')}`)
    return row
  }
