import { mediaType } from '../contract/media-object.ts'
import { pictureKinds, pictureMax } from '../contract/pictures.ts'

export type KindName = keyof typeof mediaType

export type Kind = { mime: string; extension: string; type: number; max: number }

const megabyte = 1_000_000

/** What may be uploaded, by what the bytes say, never by what the sender says. */
export const kinds: Kind[] = [
  ...pictureKinds.map(mime => ({
    mime,
    extension: 'webp',
    type: mediaType.image,
    max: pictureMax,
  })),
  { mime: 'application/pdf', extension: 'pdf', type: mediaType.document, max: 25 * megabyte },
  { mime: 'video/mp4', extension: 'mp4', type: mediaType.video, max: 200 * megabyte },
]

const pictures: KindName[] = ['image']
const papers: KindName[] = ['image', 'document']
const everything: KindName[] = ['image', 'document', 'video']

/** What somebody may upload for themselves: who furnishes a fair everything, others their picture, and a CV or slides. */
const byRole: Record<string, KindName[]> = {
  superAdmin: everything,
  superOrganizer: everything,
  organizer: everything,
  firmAdmin: everything,
  speaker: papers,
  moderator: papers,
  visitor: papers,
}

export const kindsFor = (roles: readonly string[]): KindName[] => [
  ...new Set([...pictures, ...roles.flatMap(role => byRole[role] ?? [])]),
]
