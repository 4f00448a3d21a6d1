import { type RawBuilder, sql } from 'kysely'
import { validationState } from '#domain/reference/contract/validation-state.ts'

/**
 * Whether the person `user` is shown as somebody of a booth in the fair `fair`: their account is good, and so is their
 * place in this fair. Who was refused or waits is nobody whom visitors meet.
 */
export const servesIn = (user: string, fair: RawBuilder<unknown>) => {
  const column = (name: string) => sql.ref(`${user}.${name}`)
  return sql`(${column('is_validated')} = ${validationState.validated} and not ${column('is_closed')}
    and exists (
    select 1 from fair_user m
      where m.user_id = ${column('id')} and m.fair_id = ${fair}
        and m.is_validated = ${validationState.validated}))`
}
