import { audit } from '#platform/server/audit.ts'
import { handleImport } from '#platform/server/import/handle-import.ts'
import { reachRow } from '#platform/server/resource/operations.ts'
import { implementationOf } from '#platform/server/resource/registry.ts'
import { standImport } from '../../contract/import/endpoints.ts'
import { importFields } from '../../contract/import/fields.ts'
import { importTable, previewTable } from './import-table.ts'

export const standImportHandlers = handleImport(standImport, {
  place: ({ id }) => ({ fair: id, kind: 'stands' }),
  admit: async ({ id }, context) => {
    await reachRow(implementationOf('fairs'), id, 'U', context)
    return importFields
  },
  preview: ({ params, query, table, mapping }, { db, actor, services, locale }) =>
    previewTable({ db, actor, fair: params.id, table, mapping, ...query }, code =>
      services.translate(locale, code),
    ),
  run: async ({ params, query, fileName, table, mapping }, context, onProgress) => {
    const { db, actor, services } = context
    const done = await importTable(
      { db, actor, fair: params.id, table, mapping, takesGoodLines: query.takesGoodLines },
      { fileName, now: services.now(), confirmsRemovals: query.confirmsRemovals, onProgress },
    )
    const { halls, firms, stands, rows, unchanged, takenAway, leftOut } = done
    const details = { rows, unchanged, leftOut, halls, firms, stands, takenAway: takenAway.count }
    await audit(
      { action: 'import', resource: 'stands', resourceId: params.id, fair: params.id, details },
      context,
    )
    return done
  },
})
