import { Type } from 'typebox'
import { pictureFile } from '#domain/media/contract/media-object.ts'
import { shownPolicy } from '#domain/reference/contract/roles.ts'
import { hallVariants } from '#domain/scenes/contract/scene.ts'
import { Color, Label, Line, MaybeRef, Nullable, Ref, Text } from '#platform/contract/fields.ts'
import { defineResource } from '#platform/contract/resource.ts'

type Image = { filePath: string; thumbnailPath: string | null }
const image = () =>
  MaybeRef<Image>('media_objects', { show: ['filePath', 'thumbnailPath'], only: pictureFile })

export const fairHalls = defineResource({
  name: 'fair_halls',
  table: 'fair_hall',
  tag: 'Halls',
  record: {
    fair: Ref('fairs'),
    letter: Label(3, { pattern: '^[\\p{L}\\p{N}]+$' }),
    rank: Type.Integer({ minimum: 0, maximum: 1000 }),
    type: Type.Enum(['exhibition', 'subhall']),
    parent: MaybeRef<{ letter: string }>('fair_halls', { show: ['letter'] }),
    color: Color(),
    titleColor: Color(),
    variant: Type.Enum(hallVariants),
    fairHallConfiguration: MaybeRef<{ name: string; aisles: number; placesPerAisle: number }>(
      'fair_hall_configurations',
      { show: ['name', 'aisles', 'placesPerAisle'] },
    ),
    link: Nullable(Text(500)),
    leftHallImage: image(),
    rightHallImage: image(),
    overviewImage: image(),
    presentationImage: image(),
    isVisible: Type.Boolean(),
    /** Number of its places; kept by the database. */
    booths: Type.Integer(),
    version: Type.Integer(),
  },
  translated: { name: Line(120) },
  writable: [
    'fair',
    'letter',
    'rank',
    'type',
    'parent',
    'color',
    'titleColor',
    'variant',
    'fairHallConfiguration',
    'link',
    'leftHallImage',
    'rightHallImage',
    'overviewImage',
    'presentationImage',
    'isVisible',
  ],
  fixed: ['fair'],
  required: ['fair', 'letter', 'name'],
  filters: ['fair', 'letter', 'type', 'isVisible', 'translations.name'],
  sort: ['rank', 'letter', 'name'],
  order: ['rank'],
  scope: { fair: 'fair' },
  policy: shownPolicy,
})
