import type { FastifyInstance } from 'fastify'
import { createServer } from 'vite'
import type { Render } from '#app/contract/render.ts'
import { packageRoot } from '#platform/server/database/package-root.ts'
import type { Pages } from '../open-platform.ts'
import { developmentAssets } from './assets.ts'

type Rendering = { render: Render; headScript: string }

/** Pages straight from the sources: a change is seen at once, in the browser and on the server. */
export async function developmentPages(): Promise<Pages & { close(): Promise<void> }> {
  const vite = await createServer({ root: packageRoot, appType: 'custom', server: { middlewareMode: true } })
  const load = () => vite.ssrLoadModule('/app/web/entry-server.tsx') as Promise<Rendering>
  const { headScript } = await load()
  return {
    render: async request => (await load()).render(request),
    isSettled: false,
    headScript,
    assets: developmentAssets,
    files: async (app: FastifyInstance) => {
      app.addHook('onRequest', (request, reply, done) => {
        if (!/^\/(@|node_modules\/|app\/web|domain\/|platform\/|\.cache\/)/.test(request.url)) return done()
        reply.hijack()
        vite.middlewares(request.raw, reply.raw, () => {
          reply.raw.statusCode = 404
          reply.raw.end()
        })
      })
    },
    close: () => vite.close(),
  }
}
