import type { DraftState } from '#platform/web/forms/use-draft.ts'
import { TagField } from '#platform/web/ui/tag-field.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { asOptions, type FirmChoices } from './choices.ts'
import { type FirmDraft, sectorsOf, subSectorsOf } from './firm-draft.ts'

/** In what a firm works; the first sector is what it is known for. Sub-sectors are those of the chosen sectors. */
export function SectorFields({ draft, choices }: { draft: DraftState<FirmDraft>; choices: FirmChoices }) {
  const t = useWords('exhibitors')
  const chosen = sectorsOf(draft.value)
  const offered = choices.sectors.filter(sector => chosen.includes(sector.id)).flatMap(one => one.subSectors)
  const kept = subSectorsOf(draft.value).filter(id => offered.some(one => one.id === id))
  const choose = (sectors: number[]) => {
    const left = choices.sectors.filter(one => sectors.includes(one.id)).flatMap(one => one.subSectors)
    draft.setAll({ sectors, subSectors: kept.filter(id => left.some(one => one.id === id)) })
  }
  return (
    <>
      <TagField
        name="sectors"
        label={t('firm.sectors')}
        hint={t('firm.sectors_hint')}
        options={asOptions(choices.sectors)}
        value={chosen.map(String)}
        onChange={ids => choose(ids.map(Number))}
      />
      {offered.length > 0 && (
        <TagField
          name="subSectors"
          label={t('firm.subSectors')}
          options={asOptions(offered)}
          value={kept.map(String)}
          onChange={ids => draft.set('subSectors', ids.map(Number))}
        />
      )}
    </>
  )
}
