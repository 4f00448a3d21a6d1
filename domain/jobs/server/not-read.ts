import { sql } from 'kysely'
import { solicitationStatus } from '../contract/choices.ts'

/** SQL: the state of an application that is not read; a literal, since the index of these is made with it. */
export const notRead = sql.lit(solicitationStatus.notRead)
