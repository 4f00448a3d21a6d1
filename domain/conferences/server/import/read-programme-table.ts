import type { ImportMapping } from '#platform/contract/import.ts'
import type { ImportTable } from '#platform/server/import/table.ts'
import type { ProgrammeField } from '../../contract/import-fields.ts'
import type { RawProgramme, RawSession } from './programme-file.ts'

/** A programme as a spreadsheet has it: a line a session. */
export function readProgrammeTable(
  { records }: ImportTable,
  mapping: ImportMapping<ProgrammeField>,
): RawProgramme {
  const sessions = records.map(({ line, cells }): RawSession => {
    const at = (field: ProgrammeField) => {
      const column = mapping[field]
      return column === undefined ? undefined : cells[column]?.trim() || undefined
    }
    const [room, track] = [at('room'), at('track')]
    return {
      line,
      column: null,
      day: at('date'),
      guid: at('guid'),
      id: at('id'),
      date: at('date'),
      start: at('start'),
      end: at('end'),
      duration: at('duration'),
      title: at('title'),
      subtitle: at('subtitle'),
      abstract: at('abstract'),
      description: at('description'),
      type: at('type'),
      language: at('language'),
      url: at('url'),
      room: room === undefined ? undefined : { name: room },
      track: track === undefined ? undefined : { name: track },
      isOptOut: false,
      people: (at('speakers') ?? '')
        .split(/[;|\n]/)
        .map(name => ({ name: name.trim() }))
        .filter(({ name }) => name),
      links: [],
    }
  })
  return { format: 'csv', tracks: [], rooms: [], people: [], sessions, problems: [], ignored: {} }
}
