import { propKinds } from '#domain/scenes/contract/sector-prop.ts'
import { BoothThumb, PropThumb } from '#domain/scenes/web/thumbs.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { ColorField } from '#platform/web/ui/color-field.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { draftBooth, typeOf } from './draft-scene.ts'
import type { PartProps } from './part.ts'
import { PictureChoice } from './picture-choice.tsx'

/** Offered brand colours; any other is entered by its hex. */
const swatches = [
  '#0f7a62',
  '#1f6fa8',
  '#2c4a7c',
  '#5b4a8a',
  '#8c3b5e',
  '#b8442f',
  '#d8772f',
  '#c79a2b',
  '#5f7f3a',
  '#1c8c7c',
  '#4a5a60',
  '#23343a',
]
const comparedWidth = 3.4
const widest = 5

/** Type and size, chosen as they will be seen. */
function TypeFields({ booth, draft, lists, language }: PartProps) {
  const t = useWords('stands')
  const { content, set } = draft
  const { type, variation } = typeOf(content, lists)
  const drawn = draftBooth(booth, content, lists, language)
  const sizes = lists.variations.filter(one => one.standType.id === type?.id)
  const chooseType = (id: number) => {
    const own = lists.variations.filter(one => one.standType.id === id)
    const alike = own.find(one => one.width === variation?.width) ?? own[0]
    set({ standType: id, standTypeVariation: alike?.id ?? null })
  }
  return (
    <>
      <PictureChoice
        label={t('configure.type')}
        hint={booth.mayChangeType ? undefined : t('configure.type_fixed')}
        isDisabled={!booth.mayChangeType}
        pictures={lists.types
          .filter(one => one.id === type?.id || lists.offered.includes(one))
          .map(one => ({
            id: String(one.id),
            name: one.name,
            drawing: <BoothThumb booth={{ ...drawn, style: one.style, width: comparedWidth }} />,
          }))}
        chosen={type ? [String(type.id)] : []}
        onChoose={([id]) => chooseType(Number(id))}
      />
      {sizes.length > 0 && (
        <PictureChoice
          label={t('configure.size')}
          isDisabled={!booth.mayChangeType}
          pictures={sizes.map(one => ({
            id: String(one.id),
            name: one.name,
            drawing: <BoothThumb booth={{ ...drawn, width: one.width }} room={widest} />,
          }))}
          chosen={variation ? [String(variation.id)] : []}
          onChoose={([id]) => set({ standTypeVariation: Number(id) })}
        />
      )}
    </>
  )
}

function BoothColorField({ booth, draft: { content, set } }: Pick<PartProps, 'booth' | 'draft'>) {
  const t = useWords('stands')
  return (
    <>
      <ColorField
        label={t('configure.color')}
        name="color"
        hint={content.color ? undefined : t('configure.color_of_firm')}
        swatches={swatches}
        value={content.color ?? booth.firm.color}
        onChange={color => set({ color }, 'color')}
      />
      {content.color && (
        <div>
          <Button variant="ghost" size="small" onPress={() => set({ color: null })}>
            {t('configure.use_firm_color')}
          </Button>
        </div>
      )}
    </>
  )
}

/** What stands on the plinth. */
export function ExhibitField({ booth, draft: { content, set } }: Pick<PartProps, 'booth' | 'draft'>) {
  const t = useWords('stands')
  const color = content.color ?? booth.firm.color
  return (
    <PictureChoice
      label={t('configure.prop')}
      size="small"
      pictures={propKinds.map(prop => ({
        id: prop,
        name: t(`prop.${prop}`),
        drawing: <PropThumb prop={prop} color={color} />,
      }))}
      chosen={[content.prop ?? booth.firm.prop]}
      onChoose={([prop]) => set({ prop: prop ?? null })}
    />
  )
}

/** The wall as it is built: type, size and colour. */
export const WallPart = (props: PartProps) => (
  <>
    <TypeFields {...props} />
    <BoothColorField {...props} />
  </>
)

export const ShapePart = (props: PartProps) => (
  <>
    <WallPart {...props} />
    <ExhibitField {...props} />
  </>
)
