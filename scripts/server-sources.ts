import { join, relative } from 'node:path'
import type { SourceFile } from 'typescript/unstable/ast'
import { API, type Checker } from 'typescript/unstable/sync'
import { packageRoot } from '#platform/server/database/package-root.ts'

export type ServerSources = {
  checker: Checker
  /** Paths from the root of the package. */
  files: { path: string; source: SourceFile }[]
  close(): void
}

/** The server's sources without its tests as the compiler reads them; to be closed. */
export function serverSources(wanted = /^(app|domain|platform|seed)\//): ServerSources {
  const api = new API({ cwd: packageRoot })
  const config = join(packageRoot, 'tsconfig.server.json')
  const project = api.updateSnapshot({ openProjects: [config] }).getProject(config)
  if (!project) throw new Error(`The compiler does not open ${config}.`)
  const { checker, program, rootFiles } = project
  const files = rootFiles.flatMap(file => {
    const path = relative(packageRoot, file)
    const source = wanted.test(path) && !path.endsWith('.test.ts') && program.getSourceFile(file)
    return source ? [{ path, source }] : []
  })
  return { checker, files, close: () => api.close() }
}
