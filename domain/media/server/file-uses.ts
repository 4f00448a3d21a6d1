import type { Actor } from '#platform/server/actor.ts'
import { hasRole } from '#platform/server/actor.ts'
import { declared } from '#platform/server/domains.ts'
import type { FileUse } from '#platform/server/files/file-use.ts'
import { forbidden, invalid } from '#platform/server/refusal.ts'

/** Those who furnish a fair. */
const furnishers = ['superAdmin', 'superOrganizer', 'organizer', 'firmAdmin'] as const

/** Pictures of whatever: of people, halls, rooms. */
export const pictures: FileUse = {
  name: 'picture',
  kinds: ['image'],
  uploaders: 'members',
  visibility: 'public',
  isOfPerson: true,
}

/** What people upload without saying what for: the file itself decides. */
export const commonUses: readonly FileUse[] = [
  pictures,
  {
    name: 'document',
    kinds: ['document'],
    uploaders: [...furnishers, 'speaker', 'moderator', 'visitor'],
    visibility: 'public',
    isOfPerson: true,
  },
  { name: 'video', kinds: ['video'], uploaders: furnishers, visibility: 'public', resumable: true },
]

const mayUpload = ({ uploaders }: FileUse, actor: Actor) =>
  uploaders !== undefined && (uploaders === 'members' || hasRole(actor, ...uploaders))

/**
 * The uses that somebody may upload for by the common call: the one that is named, else all common ones.
 * @throws 422 for a use that there is not, or a confidential one that is to be public; 403 for one that is not theirs
 */
export function usesFor(
  name: string | undefined,
  actor: Actor,
  visibility?: FileUse['visibility'],
): readonly FileUse[] {
  if (name === undefined) return commonUses.filter(use => mayUpload(use, actor))
  const use = declared('fileUses').find(one => one.name === name)
  if (!use) throw invalid({ use: 'value_invalid' })
  if (!mayUpload(use, actor)) throw forbidden()
  if (use.isConfidential && visibility === 'public') throw invalid({ visibility: 'value_invalid' })
  return [use]
}

/**
 * The use of that name, if somebody may send files in parts for it.
 * @throws 422 for a use that there is not or that takes no parts, 403 for one that is not theirs
 */
export function resumableUseFor(name: string, actor: Actor, visibility?: FileUse['visibility']): FileUse {
  const [use] = usesFor(name, actor, visibility)
  if (!use?.resumable) throw invalid({ use: 'value_invalid' })
  return use
}
