/** npm run resources: every declared resource, as a table. */
import { registerAllDomains } from '#app/server/domains.ts'
import { allImplementations } from '#platform/server/resource/registry.ts'

registerAllDomains()
console.table(
  allImplementations().map(resource => ({
    name: resource.name,
    table: resource.table,
    fields: Object.keys(resource.record).length,
    translated: Object.keys(resource.translated).join(' '),
    filters: resource.filters?.length ?? 0,
    policy: Object.entries(resource.policy)
      .map(([role, cell]) => `${role} ${cell}`)
      .join(', ')
      .slice(0, 90),
  })),
)
