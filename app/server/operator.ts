import type { Socket } from 'node:net'
import { join } from 'node:path'
import { Type } from 'typebox'
import { Value } from 'typebox/value'
import { ProgrammeDecisions } from '#domain/conferences/contract/programme-import.ts'
import { importProgrammeFile } from '#domain/conferences/server/index.ts'
import { importFile } from '#domain/stands/server/index.ts'
import { writeBackup } from '#platform/server/database/backup.ts'
import { listenControl } from '#platform/server/database/control-socket.ts'
import type { Services } from '#platform/server/services.ts'
import { closeKnownAccounts } from '#seed/demo/known-accounts.ts'
import { loadPlaces } from '#seed/places/load-places.ts'
import { rebuildFigures } from './rebuild-figures.ts'
import { refusalInWords } from './refusal-in-words.ts'
import { createSuperAdmin } from './super-admin.ts'

const OperatorRequest = Type.Object({
  fair: Type.String(),
  size: Type.Integer(),
  confirmsRemovals: Type.Optional(Type.Boolean()),
  columns: Type.Optional(Type.Array(Type.String())),
  fileName: Type.String(),
  takesGoodLines: Type.Optional(Type.Boolean()),
})

const ProgrammeRequest = Type.Object({
  fair: Type.String(),
  size: Type.Integer(),
  fileName: Type.String(),
  program: Type.Optional(Type.Integer()),
  decisions: ProgrammeDecisions,
  takesGoodLines: Type.Optional(Type.Boolean()),
})

/** Lets the operator's commands reach the running server, which alone may open an embedded database. */
export const openForOperator = (services: Services) =>
  listenControl(services.settings.DATA_DIR, {
    backup: output => writeBackup(services.database, join(services.settings.DATA_DIR, 'media'), output),
    import: (socket, argument) => {
      const { fair, size, ...options } = Value.Parse(OperatorRequest, JSON.parse(argument))
      return replyInSteps(socket, services, async onProgress =>
        importFile(services, fair, await read(socket, size), { ...options, onProgress }),
      )
    },
    programme: (socket, argument) => {
      const { fair, size, ...options } = Value.Parse(ProgrammeRequest, JSON.parse(argument))
      return replyInSteps(socket, services, async onProgress =>
        importProgrammeFile(services, fair, await read(socket, size), { ...options, onProgress }),
      )
    },
    create_admin: (socket, email) =>
      replyInSteps(socket, services, () => createSuperAdmin(services.database, email)),
    remove_demo: socket =>
      replyInSteps(socket, services, async () => ({
        closed: await services.database.transaction(closeKnownAccounts),
      })),
    rebuild_day: (socket, asked) => replyInSteps(socket, services, () => rebuildFigures(asked, services)),
    places: socket => replyInSteps(socket, services, step => loadPlaces(services.database.kysely, step)),
  })

/** What is sent to the command that waits: a line of JSON for each step, at last what came of it. */
export type OperatorLine<T> = { done: number; total: number } | { result: T } | { refused: string }

async function replyInSteps<T>(
  socket: Socket,
  services: Services,
  work: (step: (done: number, total: number) => void) => Promise<T>,
) {
  const say = (line: OperatorLine<T>) => socket.write(`${JSON.stringify(line)}\n`)
  try {
    say({ result: await work((done, total) => say({ done, total })) })
  } catch (error) {
    say({ refused: refusalInWords(error, (code, values) => services.translate('en', code, values)) })
  }
  socket.end()
}

async function read(socket: Socket, size: number): Promise<Buffer> {
  const chunks: Buffer[] = []
  let missing = size
  if (!missing) return Buffer.alloc(0)
  for await (const chunk of socket.iterator({ destroyOnReturn: false })) {
    chunks.push(chunk)
    missing -= chunk.length
    if (missing <= 0) return Buffer.concat(chunks)
  }
  throw new Error('The file was not sent to its end.')
}
