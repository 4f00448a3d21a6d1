import { sql } from 'kysely'

/** Whether a stand is called so: `st`, and `h`, its hall; the whole label, however it is spaced and cased. */
export const isStandCalled = (search: string | undefined) => {
  const label = (search ?? '').replaceAll('\0', '').replace(/\s+/g, '')
  return sql`fold(regexp_replace(stand_label(st.label, h.letter, st.number), '\\s+', '',
    'g')) = fold(${label})`
}
