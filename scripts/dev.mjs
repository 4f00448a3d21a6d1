// npm run dev: the server from its sources, started anew when they change; pages reload by themselves.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { checkNode, install, root } from './project.mjs'

checkNode()
await install()
const child = spawn(
  join(root, 'node_modules/.bin/tsx'),
  ['watch', '--exclude', '**/web/**', '--exclude', '**/*.css', 'app/server/dev.ts'],
  { cwd: root, stdio: 'inherit' },
)
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal))
child.on('close', code => process.exit(code ?? 0))
