import type { BoothScene, BoothStyle } from '#domain/scenes/contract/scene.ts'
import { bareBooth } from '#domain/scenes/web/bare-booth.ts'
import { BoothThumb, FigureThumb } from '#domain/scenes/web/thumbs.tsx'
import type { PersonLook } from '#platform/contract/person-look.ts'
import styles from './entry-picture.module.css'

const widest = 5

/** A booth of nobody, to show a silhouette and a width by. */
const sample: BoothScene = { ...bareBooth, color: '#0f7a62' }

const drawings: Record<string, (values: Record<string, unknown>) => React.ReactNode> = {
  stand_characters: ({ look }) => (look ? <FigureThumb look={look as PersonLook} /> : null),
  stand_types: ({ style }) =>
    style ? <BoothThumb booth={{ ...sample, style: style as BoothStyle }} /> : null,
  stand_type_variations: ({ width, standType }) =>
    width && standType ? (
      <BoothThumb
        booth={{
          ...sample,
          width: Number(width),
          style: (standType as { style?: BoothStyle }).style ?? 'wall',
        }}
        room={widest}
      />
    ) : null,
}

/** An entry of a list as visitors will see it. */
export function EntryPicture({ list, values }: { list: string; values: Record<string, unknown> }) {
  return <div className={styles.picture}>{drawings[list]?.(values)}</div>
}
