import { Type } from 'typebox'
import { pictureFile } from '#domain/media/contract/media-object.ts'
import type { BoothStyle } from '#domain/scenes/contract/scene.ts'
import { propKinds } from '#domain/scenes/contract/sector-prop.ts'
import { Children, Color, Label, Line, MaybeRef, Nullable, Ref } from '#platform/contract/fields.ts'
import { defineResource } from '#platform/contract/resource.ts'
import { runners } from '#platform/contract/runners.ts'

type Image = { filePath: string; thumbnailPath: string | null }

/** A booth. Its number is the place on which it stands; without one it waits to be placed. */
export const stands = defineResource({
  name: 'stands',
  table: 'stand',
  tag: 'Stands',
  record: {
    fair: Ref('fairs'),
    firm: Ref<{ name: string; color: string }>('firms', { show: ['name', 'color'] }),
    fairHall: MaybeRef<{ letter: string }>('fair_halls', { show: ['letter'] }),
    number: Nullable(Type.Integer({ minimum: 1, maximum: 999 })),
    /** What the organizer's list calls it, unique in the fair; empty: its hall and number. */
    label: Nullable(Label(20)),
    standTypeVariation: MaybeRef<{ name: string; width: number }>('stand_type_variations', {
      show: ['name', 'width'],
    }),
    standType: MaybeRef<{ name: string; style: BoothStyle }>('stand_types', { show: ['name', 'style'] }),
    color: Nullable(Color()),
    prop: Nullable(Type.Enum(propKinds)),
    logo: MaybeRef<Image>('media_objects', { show: ['filePath', 'thumbnailPath'], only: pictureFile }),
    /** `{ kind: 'video', site, id, title? }`, of a PeerTube server `{ kind: 'video', server, id, title? }`, `{ kind: 'file', file, title? }`, `{ kind: 'image', image, url }` or `{ kind: 'slideshow', url }`. */
    video: Nullable(Type.Record(Type.String({ maxLength: 20 }), Type.Unknown())),
    poster: MaybeRef<Image>('media_objects', { show: ['filePath', 'thumbnailPath'], only: pictureFile }),
    isVisible: Type.Boolean(),
    /** not_configured, ongoing or configured; kept by the server. */
    configurationState: Line(20),
    standLanguages: Children('stand_languages', 'stand_id', {
      show: ['language', 'title', 'slogan', 'description'],
    }),
    version: Type.Integer(),
  },
  writable: [
    'fair',
    'firm',
    'fairHall',
    'number',
    'label',
    'standTypeVariation',
    'standType',
    'color',
    'prop',
    'logo',
    'video',
    'poster',
    'isVisible',
  ],
  fixed: ['fair'],
  reserved: {
    firm: runners,
    fairHall: runners,
    number: runners,
    label: runners,
    isVisible: runners,
  },
  required: ['fair', 'firm'],
  filters: ['fair', 'firm', 'fairHall', 'number', 'isVisible', 'configurationState'],
  sort: ['id', 'number'],
  order: ['number'],
  /** A firm's own stands are not reached by the firm: each fair decides on whom it lets work on them. */
  scope: { fair: 'fair', stand: 'id' },
  policy: {
    superAdmin: 'LRCUD:A',
    superOrganizer: 'LRCUD:G',
    organizer: ['LRCUD:F', 'LR:p'],
    clusterAdmin: ['LR:C', 'LR:p'],
    firmAdmin: ['LRU:M', 'LR:p'],
    standContact: ['LR:S', 'LR:p'],
    speaker: 'LR:p',
    moderator: 'LR:p',
    press: 'LR:p',
    visitor: 'LR:p',
    anonymous: 'LR:P',
  },
})
