import { type BoothScene, boothStyles } from '#domain/scenes/contract/scene.ts'
import { bareBooth } from '#domain/scenes/web/bare-booth.ts'
import { BoothThumb, FigureThumb } from '#domain/scenes/web/thumbs.tsx'
import { isRecord } from '#platform/contract/record.ts'
import { lookOf } from '#platform/web/ui/person/cast.ts'
import styles from './entry-picture.module.css'

const widest = 5

const styleOf = (value: unknown) => boothStyles.find(style => style === value)

/** A booth of nobody, to show a silhouette and a width by. */
const sample: BoothScene = { ...bareBooth, color: '#0f7a62' }

const drawings: Record<string, (values: Record<string, unknown>) => React.ReactNode> = {
  stand_characters: ({ look }) => (isRecord(look) ? <FigureThumb look={lookOf({ id: 0, look })} /> : null),
  stand_types: ({ style }) => {
    const known = styleOf(style)
    return known ? <BoothThumb booth={{ ...sample, style: known }} /> : null
  },
  stand_type_variations: ({ width, standType }) =>
    width && isRecord(standType) ? (
      <BoothThumb
        booth={{
          ...sample,
          width: Number(width),
          style: styleOf(standType.style) ?? 'wall',
        }}
        room={widest}
      />
    ) : null,
}

/** An entry of a list as visitors will see it. */
export function EntryPicture({ list, values }: { list: string; values: Record<string, unknown> }) {
  return <div className={styles.picture}>{drawings[list]?.(values)}</div>
}
