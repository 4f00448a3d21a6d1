import { openPlatform } from './open-platform.ts'
import { developmentPages } from './pages/development.ts'

const pages = await developmentPages()
const platform = await openPlatform(process.env, pages)
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    void Promise.all([platform.close(), pages.close()]).then(() => process.exit(0))
  })
