import { takeUpload } from '#domain/media/server/index.ts'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import type { HttpContext } from '#platform/server/context.ts'
import { idOf } from '#platform/server/resource/filter.ts'
import { reachRow } from '#platform/server/resource/operations.ts'
import { implementationOf } from '#platform/server/resource/registry.ts'
import type { BoothFileUse, uploadBoothFile } from '../../contract/configuration.ts'
import { boothFiles } from '../file-uses.ts'

/** Takes in a file for a booth; it belongs to the booth's firm. @throws 403, 404, 413, 415, 422 */
export async function takeBoothFile(
  id: number,
  use: BoothFileUse,
  context: HttpContext,
): Promise<ResponseOf<typeof uploadBoothFile>> {
  const stand = await reachRow(implementationOf('stands'), id, 'U', context)
  const stored = await takeUpload(
    {
      owner: context.actor.userId,
      firm: idOf(stand.firm),
      uses: [boothFiles[use]],
    },
    context,
  )
  const { id: file, name, filePath, thumbnailPath, size } = stored
  return { id: file, name, filePath, thumbnailPath, size }
}
