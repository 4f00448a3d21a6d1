import { hrefOf } from '#platform/contract/href.ts'
import type { HttpContext } from '#platform/server/context.ts'
import { type Handler, handle } from '#platform/server/http/endpoint-routes.ts'
import { isUnchanged } from '#platform/server/http/unchanged.ts'
import { tableTypes, writtenTable } from '#platform/server/table-file.ts'
import { conferencePaths } from '../../contract/paths.ts'
import { type ProgrammeFormat, programmeExports } from '../../contract/programme-export.ts'
import { calendarOf, cancelledDays, hostOf } from './calendar.ts'
import { programmeTable } from './programme-table.ts'
import { type PublishedProgramme, publishedProgramme } from './published-programme.ts'
import { scheduleJson } from './schedule-json.ts'
import { scheduleXml } from './schedule-xml.ts'

const contentTypes: Readonly<Record<ProgrammeFormat, string>> = {
  'schedule.xml': 'application/xml; charset=utf-8',
  'schedule.json': 'application/json; charset=utf-8',
  'programme.csv': tableTypes.csv,
  'programme.xlsx': tableTypes.xlsx,
  'calendar.ics': 'text/calendar; charset=utf-8',
}

function calendarFor(programme: PublishedProgramme, { services }: HttpContext): string {
  const origin = services.settings.PUBLIC_URL ?? ''
  const since = services.now().getTime() - cancelledDays * 86_400_000
  const rooms = new Map(programme.rooms.map(({ id, name }) => [id, name]))
  const shown = programme.sessions.filter(
    ({ state, changedAt }) => state !== 'cancelled' || new Date(changedAt).getTime() > since,
  )
  return calendarOf(
    { name: programme.name, host: hostOf(origin) },
    shown.map(session => ({
      ...session,
      room: session.room === null ? '' : (rooms.get(session.room) ?? ''),
      isCancelled: session.state === 'cancelled',
      url: `${origin}${hrefOf(conferencePaths.conferenceView, { id: session.id }, programme.salon)}`,
    })),
  )
}

const written: Readonly<
  Record<
    ProgrammeFormat,
    (programme: PublishedProgramme, context: HttpContext) => string | Promise<string | Buffer>
  >
> = {
  'schedule.xml': (programme, { services }) => scheduleXml(programme, services.settings.PUBLIC_URL ?? ''),
  'schedule.json': (programme, { services }) => scheduleJson(programme, services.settings.PUBLIC_URL ?? ''),
  'programme.csv': (programme, context) => writtenTable(programmeTable(programme), 'csv', context),
  'programme.xlsx': (programme, context) => writtenTable(programmeTable(programme), 'xlsx', context),
  'calendar.ics': calendarFor,
}

async function exportProgramme(
  id: number,
  format: ProgrammeFormat,
  context: HttpContext,
): Promise<string | Buffer | void> {
  const programme = await publishedProgramme(id, context)
  if (isUnchanged([format, context.locale, programme], context)) return
  context.reply.headers({
    'content-type': contentTypes[format],
    'content-disposition': `attachment; filename="${format}"`,
  })
  return written[format](programme, context)
}

export const programmeExportHandlers: Handler[] = (Object.keys(programmeExports) as ProgrammeFormat[]).map(
  format =>
    handle(programmeExports[format], ({ params }, context) => exportProgramme(params.id, format, context)),
)
