import { dropUnused } from '#domain/media/server/index.ts'
import type { RecordOf } from '#platform/contract/resource.ts'
import type { Context } from '#platform/server/context.ts'
import type { fairHalls } from '../contract/fair-hall.ts'

type Hall = RecordOf<typeof fairHalls>

const picturesOf = ({ leftHallImage, rightHallImage, overviewImage, presentationImage }: Hall) =>
  [leftHallImage, rightHallImage, overviewImage, presentationImage].flatMap(image => image?.id ?? [])

/** Forgets pictures that a hall has shown, where nothing shows them; those of a hall in the trash are kept with it. */
export async function dropPictures(
  row: Hall,
  action: 'C' | 'U' | 'D',
  { db }: Context,
  before: Hall | null,
): Promise<void> {
  if (action !== 'U' || !before) return
  const shown = picturesOf(row)
  await dropUnused(
    picturesOf(before).filter(id => !shown.includes(id)),
    db,
  )
}
