import { standPlace } from '#domain/halls/contract/element.ts'
import { fold } from '#platform/contract/import.ts'
import type { ActSource } from '#platform/server/acts.ts'
import { many } from '#platform/server/database/rows.ts'
import { searchedIn } from '#platform/server/search/searched.ts'
import { type PlaceStandAct, placingWords } from '../contract/acts.ts'

const actsMost = 2

/** `… A20`, `… A 20`, `… H1-6`: the letter of a hall and a number, at the end. */
const atEnd = /^(.*\s)(?:([\p{L}\p{N}]*\p{L})|([\p{L}\p{N}]+)[\s.-]+)(\d{1,3})\s*$/u

/** Which stand is to go where, as far as it is said. */
export function placingIn(text: string): { name: string; letter: string; number: number } | null {
  const [, before = '', joined, apart, number] = atEnd.exec(text) ?? []
  const letter = joined ?? apart
  const name = before
    .split(/\s+/)
    .filter(word => !placingWords.includes(fold(word)))
    .join(' ')
    .trim()
  return letter && number && name ? { name, letter, number: Number(number) } : null
}

/** "Forge du Lac A20": stands that are called so, if there is such a place and room on it. */
export const placeStandActs: ActSource = async ({ fair, text }, context) => {
  const said = placingIn(text)
  if (!said) return []
  const { words } = await searchedIn(said.name, fair, context)
  if (!words.length) return []
  const rows = await many<PlaceStandAct>(context.db)`
    select st.id as stand, fi.name, st.version, other.name as other,
      case when st.number is not null and at.id is not null then json_build_object('fairHall', at.id,
        'number', st.number, 'label', stand_label(null, at.letter, st.number)) end as "from",
      json_build_object('fairHall', h.id, 'number', e.position,
        'label', stand_label(null, h.letter, e.position)) as "to"
    from fair_hall h
      join element e on e.map_id = h.id and e.type = ${standPlace} and e.position = ${said.number}
      join stand st on st.fair_id = h.fair_id and st.trashed_at is null
      join firm fi on fi.id = st.firm_id
      join stand_words w on w.stand_id = st.id
      left join fair_hall at on at.id = st.fair_hall_id
      left join stand there on there.fair_hall_id = h.id and there.number = e.position
      left join firm other on other.id = there.firm_id
    where h.fair_id = ${fair} and fold(h.letter) = fold(${said.letter})
      and indexed(w.words) @@ ${words.map(word => word.title).join('&')}::tsquery
      and there.id is distinct from st.id and (there.id is null or st.number is not null)
    order by there.id is not null, fold(fi.name), st.id limit ${actsMost}`
  return rows.map(act => ({ kind: 'place_stand', act }))
}
