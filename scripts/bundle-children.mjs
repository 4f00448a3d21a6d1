// Bundles what the tests start in processes of their own: read from a thousand sources, each start takes twice as long.
import { build } from 'vite'
import { children, root } from './project.mjs'

const scripts = [
  'app/server/fixtures/serve-demo',
  'app/server/fixtures/serve-processes',
  'app/server/fixtures/serve-small-fixture',
  'platform/server/database/fixtures/migrate-slowly',
  'platform/server/database/fixtures/write-until-killed',
  'platform/server/queue/fixtures/hold-job',
  'scripts/admin',
  'scripts/backup',
  'scripts/import',
  'scripts/restore',
]

await build({
  configFile: false,
  root,
  logLevel: 'error',
  build: {
    ssr: true,
    target: 'node20',
    outDir: children,
    emptyOutDir: true,
    rollupOptions: {
      input: Object.fromEntries(scripts.map(name => [name, `${name}.ts`])),
      output: { entryFileNames: '[name].js' },
    },
  },
})
