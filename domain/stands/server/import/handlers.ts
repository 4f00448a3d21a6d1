import { audit } from '#platform/server/audit.ts'
import { handleImport } from '#platform/server/import/handle-import.ts'
import { reachRow } from '#platform/server/resource/operations.ts'
import { implementationOf } from '#platform/server/resource/registry.ts'
import { standImport } from '../../contract/import/endpoints.ts'
import { importFields } from '../../contract/import/fields.ts'
import { importCsv, previewCsv } from './import-csv.ts'

export const standImportHandlers = handleImport(standImport, {
  admit: async ({ id }, context) => {
    await reachRow(implementationOf('fairs'), id, 'U', context)
    return importFields
  },
  preview: ({ params, csv, mapping }, { db, actor, services, locale }) =>
    previewCsv({ db, actor, fair: params.id, csv, mapping }, code => services.translate(locale, code)),
  run: async ({ params, query, csv, mapping }, context, onProgress) => {
    const { db, actor } = context
    const done = await importCsv({ db, actor, fair: params.id, csv, mapping, ...query, onProgress })
    const { halls, firms, stands, rows, unchanged, takenAway } = done
    const details = { rows, unchanged, halls, firms, stands, takenAway: takenAway.count }
    await audit(
      { action: 'import', resource: 'stands', resourceId: params.id, fair: params.id, details },
      context,
    )
    return done
  },
})
